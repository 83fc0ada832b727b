import { expect, test } from "@playwright/test";
import { seed } from "./support/factory";

test("a note for the courier is saved", async ({ page, request }, info) => {
  const { buyer } = await seed(request, info.testId);
  await page.goto(`/account?as=${encodeURIComponent(buyer)}`);
  await page.getByLabel("Note").fill("second floor");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForTimeout(1500);
  await page.reload();
  await expect(page.getByLabel("Note")).toHaveValue("second floor");
});

test("the history shows what was paid back", async ({ page, request }, info) => {
  const { buyer } = await seed(request, info.testId);
  await page.goto(`/account/orders?as=${encodeURIComponent(buyer)}`);
  expect(await page.getByTestId("refunded").textContent()).toBe("-5.00 EUR");
});
