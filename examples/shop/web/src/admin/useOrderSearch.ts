import axios from "axios";
import { useState } from "react";

export type FoundOrder = { id: string; status: string; total: number; currency: string };

/** Orders of a day, for the back office. */
export function useOrderSearch() {
  const [orders, setOrders] = useState<FoundOrder[]>([]);
  const [error, setError] = useState<string | null>(null);

  async function search(day: string): Promise<void> {
    try {
      const { data } = await axios.get<FoundOrder[]>("/api/orders", { params: { day } });
      setOrders(data);
      setError(null);
    } catch (err) {
      if (!axios.isAxiosError<{ detail?: string }>(err)) throw err;
      setError(err.response?.data?.detail ?? "The orders could not be read.");
    }
  }

  return { orders, error, search };
}
