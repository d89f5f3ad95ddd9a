import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { arrived } from "./arrived";
import { expect, test } from "./fixtures";

/** WCAG 2.2 AA is the floor; the rest is what makes a screen easy to hear. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly open?: (page: Page) => Promise<void>;
  /** The address is answered with 404. */
  readonly missing?: boolean;
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** Looks through screens in both themes, on a desktop and on a phone. */
export function testAccess(screens: readonly Screen[]): void {
  for (const { name, address, open, missing } of screens) {
    test(`${name}: nothing stands in anybody's way @everywhere`, async ({ page, watch }) => {
      watch.expected.push(/status of 500/, /HttpError/, /status of 40[01] .*\/api\//);
      if (missing) watch.expected.push(/status of 404/);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await page.goto(address);
      await arrived(page);
      await open?.(page);
      expect.soft(await violations(new AxeBuilder({ page }).withTags(RULES)), "dark").toEqual([]);
      // The other theme has other colours and nothing else.
      await page.emulateMedia({ colorScheme: "light" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      expect
        .soft(await violations(new AxeBuilder({ page }).withRules(["color-contrast"])), "light")
        .toEqual([]);
    });
  }
}

async function violations(axe: AxeBuilder): Promise<readonly string[]> {
  const found = await axe.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}
