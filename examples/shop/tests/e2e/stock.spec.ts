import { expect, test } from "@playwright/test";
import { seed } from "./support/factory";

test("an item that is held shows as the last one", async ({ page, request }, info) => {
  const { sku } = await seed(request, info.testId, 2);
  await page.goto(`/product/${sku}`);
  await expect(async () => {
    await page.reload();
    expect(await page.getByTestId("available").textContent()).toBe("1 left");
  }).toPass({ timeout: 15_000 });
});
