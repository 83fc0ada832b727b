import { expect, test } from "@playwright/test";
import { seed } from "./support/factory";

test("a changed quantity is saved and survives a reload", async ({ page, request }, info) => {
  const { cartId } = await seed(request, info.testId);
  await page.goto(`/cart/${cartId}`);
  const saved = page.waitForResponse((r) => r.request().method() === "PUT" && r.url().endsWith(`/carts/${cartId}`));
  await page.getByLabel("Quantity").fill("3");
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel("Quantity")).toHaveValue("3");
  await expect(page.getByTestId("cart-badge")).toHaveText("3");
});

test("the last item goes to one of two carts", async ({ request }, info) => {
  const one = await seed(request, `${info.testId}-a`, 1);
  const two = await request.post("/api/test-factory/cart", { data: { buyer: "second@shop.test", sku: one.sku } });
  const { cart_id: other } = (await two.json()) as { cart_id: string };
  const place = (cart: string) =>
    request.post("/api/orders", {
      headers: { "Idempotency-Key": `last-item-${cart}` },
      data: { cart_id: cart, cart_version: 1, items: [{ sku: one.sku, quantity: 1 }] },
    });
  const answers = await Promise.all([place(one.cartId), place(other)]);
  expect(answers.map((a) => a.status()).sort()).toEqual([201, 409]);
});
