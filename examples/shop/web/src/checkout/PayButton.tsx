import { useRef, useState } from "react";
import { ApiError, request } from "../api/client";
import type { Cart } from "../cart/useCart";

type Props = { cart: Cart; onPlaced: (orderId: string) => void };

/** One visit of the checkout has one key: a second click gets the order of the first. */
export function PayButton({ cart, onPlaced }: Props) {
  const key = useRef(crypto.randomUUID());
  const [error, setError] = useState<string | null>(null);

  async function pay(): Promise<void> {
    const order = { cart_id: cart.id, cart_version: cart.version, items: cart.items };
    try {
      const placed = await request<{ id: string }>("POST", "/orders", order, { "Idempotency-Key": key.current });
      onPlaced(placed.id);
    } catch (problem) {
      setError(problem instanceof ApiError ? problem.message : "The order could not be placed.");
    }
  }

  return (
    <>
      <button type="button" onClick={() => void pay()}>
        Pay now
      </button>
      {error && <p role="alert">{error}</p>}
    </>
  );
}
