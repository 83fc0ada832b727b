/** Amounts are integers in minor units; only this file turns them into text. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}

/** For files that a machine reads: a point, two digits, no currency. */
export function plainMoney(minor: number): string {
  return (minor / 100).toFixed(2);
}
