import type { Locator } from "@playwright/test";

/** Waits for a short-lived message from before the action that causes it. */
export async function expectBriefMessage(message: Locator, act: () => Promise<void>): Promise<void> {
  await Promise.all([message.waitFor(), act()]);
}
