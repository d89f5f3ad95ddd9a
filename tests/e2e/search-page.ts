import { expect, type Locator, type Page } from "@playwright/test";

/** URL of a search: `/crypt?q=…`. */
export function searchUrl(kind: "crypt" | "library", q: object): string {
  return `/${kind}?q=${encodeURIComponent(JSON.stringify(q))}`;
}

/** The search in the URL; undefined if there is none. */
export function searchOf(page: Page): unknown {
  const q = new URL(page.url()).searchParams.get("q");
  return q === null ? undefined : JSON.parse(q);
}

export function textSearch(value: string): object {
  return { text: [{ value }] };
}

/** The list of results. */
export function results(page: Page): Locator {
  return page.getByRole("list", { name: "Results" });
}

/** Names of the visible cards, in order. */
export function names(page: Page): Locator {
  return results(page).getByRole("listitem").getByRole("link");
}

/** Names of the visible cards, once all rows are rendered: first some, then those in sight, then some beyond. */
export async function namesInSight(page: Page): Promise<readonly string[]> {
  let before: readonly string[] = [];
  let now: readonly string[] = [];
  await expect(async () => {
    const last = results(page).getByRole("listitem").last();
    const isWhole = await last.evaluate((row) => {
      const isEnd = row.getAttribute("aria-posinset") === row.getAttribute("aria-setsize");
      const { top, height } = row.getBoundingClientRect();
      return isEnd || top >= window.innerHeight + height;
    });
    expect(isWhole).toBe(true);
    before = now;
    now = await names(page).allTextContents();
    expect(now.length).toBeGreaterThan(0);
    expect(now).toEqual(before);
  }).toPass({ intervals: [200] });
  return now;
}

/** The chips of the search. */
export function chips(page: Page): Locator {
  return page.getByRole("list", { name: "Active filters" }).getByRole("listitem");
}

/** The search form, beside the results or in a sheet. */
export function filters(page: Page): Locator {
  return page.getByRole("search", { name: "Filters" }).or(page.getByRole("dialog", { name: "Filters" }));
}

export function firstTextRow(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Text, row 1" });
}

export function dialog(page: Page, name?: string | RegExp): Locator {
  return page.getByRole("dialog", name === undefined ? {} : { name });
}
