import axios from "axios";
import { useState } from "react";

type Props = { orderId: string; sku: string; onRefunded: () => void };

/** Gives back one line of an order; the back end works out how much, and by which means of payment. */
export function RefundButton({ orderId, sku, onRefunded }: Props) {
  const [error, setError] = useState<string | null>(null);

  async function refund(): Promise<void> {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    try {
      await axios.post(`/api/orders/${orderId}/refunds`, { sku }, { headers });
      onRefunded();
    } catch (err: any) {
      setError(err.response.data?.detail ?? "The line could not be refunded.");
    }
  }

  return (
    <>
      <button type="button" onClick={() => void refund()}>
        Refund
      </button>
      {error && <p role="alert">{error}</p>}
    </>
  );
}
