/** The one way to the back end: JSON in, JSON out, errors as ApiError with a text that can be shown. */

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Violation = { loc: (string | number)[]; msg: string };

/** `detail` is a text for errors that the shop raises and a list for bodies that fail validation. */
export function errorText(body: unknown, fallback: string): string {
  const detail = (body as { detail?: unknown } | null)?.detail;
  if (typeof detail === "string") return detail;
  if (Array.isArray(detail)) {
    return (detail as Violation[]).map((v) => `${v.loc.at(-1)}: ${v.msg}`).join("; ");
  }
  return fallback;
}

export async function request<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  });
  if (!response.ok) {
    const problem: unknown = await response.json().catch(() => null);
    throw new ApiError(response.status, errorText(problem, response.statusText));
  }
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}
