import axios from "axios";
import { useState } from "react";

/** Sets what is left of a product after it was counted by hand. */
export function useStockCount(sku: string) {
  const [error, setError] = useState<string | null>(null);

  async function setCount(available: number): Promise<void> {
    try {
      await axios.put(`/api/stock/${sku}`, { available });
      setError(null);
    } catch (err: any) {
      const detail: unknown = err.response?.data?.detail;
      if (Array.isArray(detail)) setError("A count is a whole number from 0 to 9999.");
      else setError(typeof detail === "string" ? detail : "The count could not be saved.");
    }
  }

  return { error, setCount };
}
