import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { openBlankPage } from "./account-page";
import { waitForApp } from "./app-ready";
import { expect, test } from "./fixtures";

/** All the rules, as short as they are published. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA is the floor; the rest is what makes a screen easy to hear. */
const ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOURS = ["color-contrast"];

/** Nothing is worked out for what is in order: it takes most of the time. */
const VIOLATIONS_ONLY: RunOptions = { resultTypes: ["violations"], selectors: false, preload: false };

declare global {
  interface Window {
    readonly axe: typeof import("axe-core");
  }
}

export interface Screen {
  readonly name: string;
  /** Where the screen is; left out where `open` goes there. */
  readonly address?: string;
  readonly open?: (page: Page) => Promise<void>;
  /** The address is answered with 404. */
  readonly missing?: boolean;
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** So many screens are looked through by one newUser: a new one would fetch the whole site again. */
const A_VISIT = 5;

/** Looks through screens in both themes, on a desktop and on a phone. */
export function testAccess(screens: readonly Screen[]): void {
  for (let first = 0; first < screens.length; first += A_VISIT) {
    const visit = screens.slice(first, first + A_VISIT);
    const named = visit.map(({ name }) => name).join("; ");
    test(`${named}: nothing stands in anybody's way @everywhere`, async ({ page, errors }) => {
      test.slow(visit.length > 1, "one screen after the other");
      errors.expected.push(/status of 500/, /HttpError/, /status of 40[01] .*\/api\//);
      if (visit.some(({ missing }) => missing)) errors.expected.push(/status of 404/);
      for (const screen of visit) await test.step(screen.name, () => lookThrough(page, screen));
    });
  }
}

async function lookThrough(page: Page, { name, address, open }: Screen): Promise<void> {
  await forget(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  if (address !== undefined) {
    await page.goto(address);
    await waitForApp(page);
  }
  await open?.(page);
  await expectAccess(page, name);
}

/** Whoever looks at the next screen has never been here; only the files of the site are kept. */
async function forget(page: Page): Promise<void> {
  if (page.url() === "about:blank") return;
  const { origin } = new URL(page.url());
  await page.unrouteAll();
  await page.evaluate(() => sessionStorage.clear());
  // Not about:blank: the renderer goes with the site, and a new one would compile the site again.
  await openBlankPage(page);
  await page.context().clearCookies();
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb" });
  await session.detach();
}

/** Looks through what is on the screen now: all rules in the dark, and the colours in the light. */
export async function expectAccess(page: Page, name: string): Promise<void> {
  // Reading the rules takes as long as a look: they stay in the document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  await toTheme(page, "dark");
  expect.soft(await violations(page, ALL), `${name}, dark`).toEqual([]);
  // The other theme has other colours and nothing else.
  await toTheme(page, "light");
  expect.soft(await violations(page, COLOURS), `${name}, light`).toEqual([]);
}

async function toTheme(page: Page, theme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
}

async function violations(page: Page, runOnly: string[]): Promise<readonly string[]> {
  const options: RunOptions = { ...VIOLATIONS_ONLY, runOnly };
  const found = await page.evaluate((asked) => window.axe.run(asked), options);
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}
