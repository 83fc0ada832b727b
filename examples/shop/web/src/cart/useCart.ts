import { useEffect, useRef, useState } from "react";
import { ApiError, request } from "../api/client";

export type CartItem = { sku: string; quantity: number };
export type Cart = { id: string; version: number; items: CartItem[] };

const SAVE_AFTER_MS = 300;

/** The cart, changed at once on the screen and saved when the buyer pauses; one save at a time. */
export function useCart(initial: Cart) {
  const [items, setItems] = useState(initial.items);
  const [error, setError] = useState<string | null>(null);
  const version = useRef(initial.version);
  const wanted = useRef(initial.items);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const queue = useRef(Promise.resolve());

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(next: CartItem[]): void {
    wanted.current = next;
    setItems(next);
  }

  async function save(): Promise<void> {
    const sent = wanted.current;
    const path = `/carts/${initial.id}`;
    try {
      const saved = await request<Cart>("PUT", path, { id: initial.id, version: version.current, items: sent });
      version.current = saved.version;
      if (wanted.current === sent) show(saved.items);
      setError(null);
    } catch (problem) {
      setError(problem instanceof ApiError ? problem.message : "The cart could not be saved.");
      if (!(problem instanceof ApiError) || problem.status !== 409) return;
      const current = await request<Cart>("GET", path);
      version.current = current.version;
      show(current.items);
    }
  }

  function setQuantity(sku: string, quantity: number): void {
    const next = wanted.current.map((item) => (item.sku === sku ? { ...item, quantity } : item));
    show(next.filter((item) => item.quantity > 0));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      queue.current = queue.current.then(save, save);
    }, SAVE_AFTER_MS);
  }

  return { items, error, setQuantity };
}
