import { formatMoney } from "../lib/money";

type Row = { id: string; total: number; refunded: number; currency: string };

/** A line of the order history. */
export function OrderRow({ id, total, refunded, currency }: Row) {
  return (
    <tr>
      <td>{id}</td>
      <td>{formatMoney(total, currency, "de-DE")}</td>
      <td>{refunded ? `-${(refunded / 100).toFixed(2)} ${currency}` : ""}</td>
    </tr>
  );
}
