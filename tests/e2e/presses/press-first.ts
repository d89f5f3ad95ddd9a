import type { Page } from "@playwright/test";
import { click } from "./input";

/**
 * Opens a URL with a probe and presses a control a number of milliseconds after it first appeared; the press has its
 * effect.
 */
export async function pressFirst(page: Page, path: string, control: string, delay: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.goto(path, { waitUntil: "commit" });
  const found = await page.waitForFunction(
    (name) => window.pressProbe.aims.find((aim) => aim.control.split("|")[1] === name),
    control,
  );
  const aim = await found.jsonValue();
  if (aim === undefined) throw new Error(`${control} never appeared`);
  const now = await page.evaluate(() => performance.now());
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, aim.at + delay - now)));
  await click(session, aim);
  await session.detach();
}
