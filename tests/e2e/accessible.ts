import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { openBlankPage } from "./account-page";
import { waitForApp } from "./app-ready";
import { expect, test } from "./fixtures";

/** The axe-core library, minified. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA, and best practices for screen readers. */
const ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const COLOURS = ["color-contrast"];

/** Passed rules are not processed, which would take most of the time. */
const VIOLATIONS_ONLY: RunOptions = { resultTypes: ["violations"], selectors: false, preload: false };

declare global {
  interface Window {
    readonly axe: typeof import("axe-core");
  }
}

export interface TestedPage {
  readonly name: string;
  /** Path of the page; absent if `open` navigates there. */
  readonly path?: string;
  readonly open?: (page: Page) => Promise<void>;
  /** The page is served with status 404. */
  readonly missing?: boolean;
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Number of pages checked by one user: a new one would load the whole site again. */
const A_VISIT = 5;

/** Checks pages in both themes, on a desktop and on a phone. */
export function testAccessibility(pages: readonly TestedPage[]): void {
  for (let first = 0; first < pages.length; first += A_VISIT) {
    const visit = pages.slice(first, first + A_VISIT);
    const named = visit.map(({ name }) => name).join("; ");
    test(`${named}: no accessibility violations @everywhere`, async ({ page, errors }) => {
      test.slow(visit.length > 1, "one page after the other");
      errors.expected.push(/status of 500/, /HttpError/, /status of 40[01] .*\/api\//);
      if (visit.some(({ missing }) => missing)) errors.expected.push(/status of 404/);
      for (const screen of visit) await test.step(screen.name, () => checkPage(page, screen));
    });
  }
}

async function checkPage(page: Page, { name, path, open }: TestedPage): Promise<void> {
  await clearStorage(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  if (path !== undefined) {
    await page.goto(path);
    await waitForApp(page);
  }
  await open?.(page);
  await expectAccessible(page, name);
}

/** Clears all stored data for the next page; only the HTTP cache is kept. */
async function clearStorage(page: Page): Promise<void> {
  if (page.url() === "about:blank") return;
  const { origin } = new URL(page.url());
  await page.unrouteAll();
  await page.evaluate(() => sessionStorage.clear());
  // Not about:blank: another site discards the renderer, and a new one would compile the site again.
  await openBlankPage(page);
  await page.context().clearCookies();
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb" });
  await session.detach();
}

/** Checks the current page: all rules in the dark theme, and colors in the light one. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Parsing the rules takes as long as a check, so they stay in the document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  await setTheme(page, "dark");
  expect.soft(await violations(page, ALL), `${name}, dark`).toEqual([]);
  // Themes only differ in colors.
  await setTheme(page, "light");
  expect.soft(await violations(page, COLOURS), `${name}, light`).toEqual([]);
}

async function setTheme(page: Page, theme: "dark" | "light"): Promise<void> {
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
