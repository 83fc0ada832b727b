import { expect, test } from "@playwright/test";
import { seed } from "./support/factory";
import { mailTo } from "./support/mail";

test("a paid order is confirmed on the page and by mail", async ({ page, request }, info) => {
  const { buyer, cartId } = await seed(request, info.testId);
  await page.goto(`/checkout/${cartId}`);
  await page.getByLabel("E-mail").fill(buyer);
  await page.getByRole("button", { name: "Pay now" }).click();
  await expect(page.getByTestId("order-status")).toHaveText("Paid", { timeout: 15_000 });
  expect(await mailTo(request, buyer)).toContain("19.99");
});

test("a double click places one order", async ({ page, request }, info) => {
  const { buyer, cartId } = await seed(request, info.testId);
  await page.goto(`/checkout/${cartId}`);
  await page.getByLabel("E-mail").fill(buyer);
  await page.getByRole("button", { name: "Pay now" }).dblclick();
  await expect(page.getByTestId("order-status")).toHaveText("Paid", { timeout: 15_000 });
  const orders = await request.get("/api/test-factory/orders", { params: { buyer } });
  expect(await orders.json()).toHaveLength(1);
});
