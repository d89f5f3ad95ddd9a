import type { Locator } from "@playwright/test";

/** Does what something is said about for a moment only: whoever begins to listen afterwards may be late. */
export async function saidOnce(what: Locator, act: () => Promise<void>): Promise<void> {
  await Promise.all([what.waitFor({ state: "attached" }), act()]);
}
