import { useState } from "react";
import { ApiError, request } from "../api/client";

/** Turns a voucher into money on the buyer's gift card; `balance` is what the card holds then. */
export function useVoucher(cardId: string) {
  const [balance, setBalance] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function redeem(voucher: string): Promise<void> {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    try {
      const card = await request<{ balance: number }>("POST", `/gift-cards/${cardId}/vouchers`, { voucher }, headers);
      setBalance(card.balance);
      setError(null);
    } catch (problem) {
      setError(problem instanceof ApiError ? problem.message : "The voucher could not be redeemed.");
    }
  }

  return { balance, error, redeem };
}
