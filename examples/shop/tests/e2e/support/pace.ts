import type { Page } from "@playwright/test";

/** Slows a recording down to what a viewer can follow; tests have no use for it. */
export async function pause(page: Page, seconds: number): Promise<void> {
  await page.waitForTimeout(seconds * 1000);
}
