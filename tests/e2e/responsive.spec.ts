import type { Locator, Page } from "@playwright/test";
import { signUp } from "./account-page";
import { clippedNames } from "./clipped-names";
import { action, LEGAL, makeDeck, openDeck, part } from "./deck-page";
import { expect, test } from "./fixtures";
import { fillInventory } from "./inventory-page";
import { dialog, names, searchUrl } from "./search-page";

const PRINCES = searchUrl("crypt", { titles: { justicar: true } });

/** Pages, with an element that is shown once they are complete. */
const PAGES = {
  searches: [
    ["an empty search", "/crypt", "Who are you looking for?"],
    ["crypt results", PRINCES, "Justicar"],
    [
      "library results",
      searchUrl("library", { text: [{ value: ".{28,}", regex: true, in: "name" }] }),
      "The",
    ],
  ],
  "the start page and cards": [
    ["About", "/", "library cards"],
    ["quick search", "/cards", "draw a random card"],
    ["a vampire", "/cards/200001", "Nefertiti"],
    ["a library card", "/cards/101151", "Malkavian Derangement"],
    ["an unknown URL", "/nowhere", "Not Found"],
  ],
  "decks of other users": [
    ["decks without a login", "/decks", "Login to create your decks"],
    ["a precon", "/decks/KoT:PT", "Library ["],
  ],
} as const;

/** Width of the horizontal overflow of the page. */
function overflowWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.scrollingElement;
    return root ? root.scrollWidth - root.clientWidth : Number.NaN;
  });
}

/** Texts that are wider than their boxes. */
function cutTexts(boxes: Locator): Promise<readonly (string | null)[]> {
  return boxes.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
  );
}

async function expectToFit(page: Page, path: string, shown: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await expect(page.getByRole("main").getByText(shown).filter({ visible: true }).first()).toBeVisible();
  expect.soft(await overflowWidth(page), `${path}, 320 px`).toBe(0);
  // Font size setting of the browser (default 16), which is reset with the session.
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    if (width === 320) await page.reload();
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
    await expect(page.getByRole("main").getByText(shown).first()).toBeAttached();
    const wide = () => overflowWidth(page);
    await expect.soft.poll(wide, `${path}, twice the font size, ${width} px`).toBe(0);
    const clipped = () => names(page).evaluateAll(clippedNames);
    await expect.soft.poll(clipped, `${path}, names, ${width} px`).toEqual([]);
  }
  await client.detach();
}

for (const [group, pages] of Object.entries(PAGES)) {
  test(`${group} fit: 320 px wide, and with twice the font size`, async ({ page, errors }) => {
    errors.expected.push(/status of 404/);
    for (const [name, path, shown] of pages) await test.step(name, () => expectToFit(page, path, shown));
  });
}

/** Pages that show names of cards outside rows, and what brings these into view. */
const NAMES_OUTSIDE_ROWS: readonly (readonly [string, ((main: Locator) => Promise<void>)?])[] = [
  ["/cards/201648", (main) => main.locator("summary", { hasText: "Winning decks" }).scrollIntoViewIfNeeded()],
  ["/twd"],
  ["/twd/meta"],
  ["/twd/hall_of_fame/cards", (main) => main.locator("summary").first().click()],
  ["/twd/cards_history"],
];

test("long names of cards wrap in tables and texts of a narrow page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const [path, show] of NAMES_OUTSIDE_ROWS) {
    await page.goto(path);
    const main = page.getByRole("main");
    await show?.(main);
    const shown = main.locator("[data-names] > a");
    await expect(shown.first()).toBeVisible();
    await shown.evaluateAll((links) => {
      for (const link of links) link.textContent = "Ambrosio Luis Monçada, Plenipotentiary";
    });
    expect.soft(await overflowWidth(page), path).toBe(0);
  }
});

test("charts of a deck fit a narrow page in every language", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const [language, charts] of [
    ["en", "Charts"],
    ["es", "Gráficos"],
    ["fr", "Graphiques"],
    ["pt", "Gráficos"],
  ] as const) {
    await page.goto(`/decks/KoT:PT?lang=${language}`);
    await page.locator("summary", { hasText: charts }).click();
    await expect(page.getByRole("table").last()).toBeVisible();
    expect.soft(await overflowWidth(page), language).toBe(0);
    expect.soft(await cutTexts(page.getByRole("columnheader")), language).toEqual([]);
  }
});

test("the narrowest bar at the top has all pages, in every language", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 600 });
  for (const language of ["en", "es", "fr", "pt"]) {
    await page.goto(`/?lang=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveCount(10);
    expect.soft(await cutTexts(links), language).toEqual([]);
  }
});

test("a user's deck fits: 320 px wide, and with twice the font size", async ({ page }) => {
  await signUp(page);
  const name = "A deck with a name of many words";
  const id = await makeDeck(page, { name, author: "Zoë", tags: ["bleed", "for beginners", "stealth"] });
  await expectToFit(page, `/decks/${id}`, "Govern the Unaligned");
});

test("a user's inventory fits: 320 px wide, and with twice the font size", async ({ page }) => {
  await signUp(page);
  await fillInventory(page, { 200116: { q: 12 }, 201606: { q: 3 } });
  await expectToFit(page, "/inventory", "Nathan Turner");
});

test("vampires of a user's deck take one line, with complete clans, and their badges scale", async ({
  page,
}) => {
  await signUp(page);
  // Antonio d'Erlette, a Tremere antitribu; Donnybrook.
  await openDeck(page, await makeDeck(page, { cards: { ...LEGAL, 200116: 1, 100576: 1 } }));
  const rows = part(page, "Crypt").getByRole("listitem");
  await expect(rows).toHaveCount(4);
  const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  const cut = () =>
    rows.locator("[title='Tremere antitribu'] > *").evaluateAll((clans) =>
      clans.map((clan) => {
        const box = clan.getBoundingClientRect();
        const around = clan.parentElement?.getBoundingClientRect();
        const isWhole = box.width > 0 && clan.scrollWidth <= clan.clientWidth;
        return !isWhole || !around || box.bottom > around.bottom + 1;
      }),
    );
  for (const width of [320, 390, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(cut, `${width} px`).toEqual([false]);
    const name = part(page, "Library").getByRole("link", { name: "Donnybrook" });
    expect(await name.evaluate(partedWords), `${width} px`).toEqual([]);
  }
  for (const width of [768, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => Math.max(...(await heights())), `${width} px`).toBeLessThan(42);
    expect(await cut(), `${width} px`).toEqual([false]);
  }
  const badge = rows.getByRole("img", { name: /celerity/i }).first();
  const size = () => badge.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const usual = await size();
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.reload();
  await expect.poll(size).toBe(2 * usual);
  for (const width of [1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(cut, `twice as large, ${width} px`).toEqual([false]);
  }
  await client.detach();
});

/** Runs in the page: words of a text that are broken across lines. */
function partedWords(text: Element): readonly string[] {
  const node = text.firstChild;
  return [...(node?.textContent ?? "").matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
    const letters = document.createRange();
    if (!node) return [];
    letters.setStart(node, index);
    letters.setEnd(node, index + word.length);
    return letters.getClientRects().length > 1 ? [word] : [];
  });
}

/** Controls of the open dialog that overflow it. */
function outside(page: Page): Promise<readonly string[]> {
  return dialog(page).evaluate((open) => {
    const edge = open.getBoundingClientRect();
    return [...open.querySelectorAll("button, input, select, a, h2, h3")]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 1 && (box.left < edge.left - 0.5 || box.right > edge.right + 0.5);
      })
      .map((part) => part.outerHTML.slice(0, 120));
  });
}

test("dialogs contain all their controls at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PRINCES);
  await names(page).first().click();
  await expect(dialog(page).getByText(/^1 of/)).toBeVisible();
  expect.soft(await outside(page), "open card").toEqual([]);
  await page.goBack();
  await page.getByRole("button", { name: "Filters" }).click();
  expect.soft(await outside(page), "filters").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(dialog(page, "Menu")).toBeVisible();
  expect.soft(await outside(page), "menu").toEqual([]);
});

test("deck dialogs contain all their controls at 320 px", async ({ page }) => {
  // Six dialogs are checked one after the other.
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page);
  await makeDeck(page, { name: "Another", tags: ["bleed", "for beginners"] });
  await openDeck(page, await makeDeck(page));
  await page.getByRole("button", { name: "Advanced selector" }).click();
  await expect(dialog(page, "Select deck")).toBeVisible();
  expect.soft(await outside(page), "Select deck").toEqual([]);
  await page.keyboard.press("Escape");
  for (const name of ["New / Import", "Export", "Copy URL", "Edit as text", "Add revision"]) {
    await page.getByRole("button", { name: "Actions", exact: true }).click();
    await action(page, name).click();
    await expect(dialog(page, name)).toBeVisible();
    expect.soft(await outside(page), name).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
