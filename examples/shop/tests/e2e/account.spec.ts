import { expect, test } from "@playwright/test";
import { mailAbout } from "./support/accountMail";
import { seed } from "./support/factory";

test("a buyer who opens an account gets both mails", async ({ page, request }, info) => {
  const { buyer, cartId } = await seed(request, info.testId);
  await page.goto(`/checkout/${cartId}`);
  await page.getByLabel("E-mail").fill(buyer);
  await page.getByLabel("Open an account").check();
  await page.getByRole("button", { name: "Pay now" }).click();
  expect(await mailAbout(request, buyer, "Your order")).toContain("19.99");
  expect(await mailAbout(request, buyer, "Welcome to the shop")).toContain(buyer);
});
