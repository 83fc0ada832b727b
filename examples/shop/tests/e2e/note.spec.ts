import { expect, test } from "@playwright/test";
import { seed } from "./support/factory";

test("a note for the courier survives a reload", async ({ page, request }, info) => {
  const { cartId } = await seed(request, info.testId);
  await page.goto(`/cart/${cartId}`);
  await page.getByLabel("Note for the courier").fill("second floor, the bell is broken");
  await page.reload();
  await expect(page.getByLabel("Note for the courier")).toHaveValue("second floor, the bell is broken");
});
