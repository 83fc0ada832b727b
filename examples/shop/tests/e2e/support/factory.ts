import type { APIRequestContext } from "@playwright/test";

export type Seed = { buyer: string; sku: string; cartId: string };

/** A buyer, a product and a cart that belong to one test alone. The endpoint exists with TEST_FACTORY=1 only. */
export async function seed(api: APIRequestContext, testId: string, stock = 5): Promise<Seed> {
  const buyer = `buyer+${testId}@shop.test`;
  const answer = await api.post("/api/test-factory/cart", { data: { buyer, price: 1999, stock } });
  if (!answer.ok()) throw new Error(`factory: ${answer.status()} ${await answer.text()}`);
  const { sku, cart_id: cartId } = (await answer.json()) as { sku: string; cart_id: string };
  return { buyer, sku, cartId };
}
