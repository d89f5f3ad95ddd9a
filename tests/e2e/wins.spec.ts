import { isPhone, testAccessibility } from "./accessible";
import { signUp } from "./account-page";
import { waitForApp } from "./app-ready";
import { archiveUrl, decks, total } from "./archive-page";
import { action, LEGAL, makeDeck, openDeck } from "./deck-page";
import { expect, test } from "./fixtures";
import { chips, names, namesInSight, results, searchUrl } from "./search-page";

/** A deck that is stored nowhere. */
const IN_URL = `/decks/deck?name=Read%20only#${Object.entries(LEGAL)
  .map(([id, copies]) => `${id}=${copies}`)
  .join(";")}`;

test("cards are sorted by wins and by their trend, with the share beside the name @everywhere", async ({
  page,
}) => {
  await page.goto(searchUrl("library", { traits: { "bounce bleed": true } }));
  await expect(names(page).first()).toBeVisible();
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await sort.selectOption("wins");
  const first = results(page).getByRole("listitem").first();
  await expect(first).toContainText(/\d+(\.\d)?%/);
  // The first rows are drawn first, the others a moment later.
  await expect(async () => {
    const shares = await results(page)
      .getByRole("img", { name: /winning decks? of the last two years/ })
      .allTextContents();
    const numbers = shares.map(Number.parseFloat);
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  }).toPass();
  await sort.selectOption("trend");
  await expect(first).toContainText(/^(?!.*%).*↑ \+\d+\.\d/);
  // The order is kept for the next visit.
  const best = await names(page).first().textContent();
  await page.reload();
  await expect(names(page).first()).toHaveText(best ?? "");
  await sort.selectOption("name");
  await expect(results(page).getByRole("img", { name: /winning deck/ })).toHaveCount(0);
});

test("decks with a card say how many copies they play, and are compared with my deck @everywhere", async ({
  page,
}) => {
  await signUp(page);
  const own = await makeDeck(page);
  await openDeck(page, own);
  await page.goto(archiveUrl("twd", { library: { 101321: { q: 4, m: "eq" } } }));
  const first = decks(page).first();
  await expect(first.getByRole("banner").or(first.locator("header"))).toContainText("4×On the Qui Vive");
  await first.getByRole("link", { name: "Compare with my deck" }).click();
  await expect(page).toHaveURL(new RegExp(`/diff/${own}/.+`));
  await expect(page.getByText(/^\d+ cards differ\./)).toBeVisible();
});

test("a deck that is stored nowhere finds similar decks in both archives", async ({ page }) => {
  for (const [entry, path] of [
    ["Similar public decks", /\/pda\?q=/],
    ["Similar decks", /\/twd\?q=/],
  ] as const) {
    await page.goto(IN_URL);
    await action(page, entry).click();
    await expect(page).toHaveURL(path);
    await expect(chips(page).first()).toContainText("similar to Read only");
  }
  expect(await total(page)).toBeGreaterThan(0);
  await expect(
    decks(page)
      .first()
      .getByText(/^\d+% in common$/),
  ).toBeVisible();
});

test("what stands out against similar winners is printed as a report", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-asked", "yes");
  });
  await page.goto(IN_URL);
  await page.locator("summary").filter({ hasText: "Similar winning decks" }).click();
  await expect(page.getByRole("heading", { name: "What stands out" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "More copies than usual" })).toBeVisible();
  await page.getByRole("button", { name: "Print the report" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-asked", "yes");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: /^Read only compared with \d+ similar/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "Library" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Library \[/ })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("every size of a crypt leads to its decks", async ({ page }) => {
  await page.goto("/twd/meta");
  const size = page.getByRole("table", { name: "Crypt size" }).getByRole("row").nth(2);
  const count = size.getByRole("link", { name: /^[\d,]+ decks?: 13$/ });
  const decksOfSize = Number((await count.textContent())?.replace(/\D/g, ""));
  await count.click();
  await expect(chips(page).first()).toContainText("crypt of 13 cards");
  await expect.poll(() => total(page)).toBe(decksOfSize);
});

const WINNING_DECKS = "**/data/twd.*.json";

test("winning decks that cannot be loaded are said so, and loaded again", async ({ page, errors }) => {
  errors.expected.push(/status of 500/);
  const fail = () => page.route(WINNING_DECKS, (route) => route.fulfill({ status: 500 }));
  const failure = page.getByRole("alert").filter({ hasText: "The winning decks could not be loaded" });
  const retry = async () => {
    await expect(failure).toBeVisible();
    await page.unroute(WINNING_DECKS);
    await failure.getByRole("button", { name: "Try again" }).click();
    await expect(failure).toHaveCount(0);
  };
  await test.step("on what wins", async () => {
    await fail();
    await page.goto("/twd/meta");
    await expect(page.getByRole("heading", { level: 1, name: "What wins" })).toBeVisible();
    await retry();
    await expect(page.getByRole("table", { name: "Clans", exact: true })).toBeVisible();
  });
  await test.step("on a card", async () => {
    await fail();
    await page.goto("/cards/102121");
    await waitForApp(page);
    await page.locator("summary").filter({ hasText: "Winning decks" }).scrollIntoViewIfNeeded();
    await retry();
    await expect(page.getByText("Newest winning decks", { exact: true })).toBeVisible();
  });
  await test.step("in the order of a search", async () => {
    await fail();
    await page.goto(searchUrl("library", { traits: { "bounce bleed": true } }));
    const usual = await namesInSight(page);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("wins");
    await expect(failure).toBeVisible();
    expect(await namesInSight(page)).toEqual(usual);
    await retry();
    await expect(results(page).getByRole("listitem").first()).toContainText(/\d+(\.\d)?%/);
  });
});

test("measures whose code cannot be loaded are said so, and computed again", async ({ page, errors }) => {
  errors.expected.push(/Failed to load resource/);
  const code = "**/assets/further-blocks-*.js";
  await page.route(code, (route) => route.abort());
  await page.goto("/twd/meta");
  const failure = page.getByRole("alert").filter({ hasText: "A part of these numbers could not be loaded." });
  await expect(failure).toBeVisible();
  await expect(page.getByRole("table", { name: "Clans", exact: true })).toBeVisible();
  await page.unroute(code);
  await failure.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Tournaments", exact: true })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

testAccessibility([
  {
    name: "evidence on a card",
    path: "/cards/102121",
    open: async (page) => {
      await page.getByText("Winning decks", { exact: true }).first().scrollIntoViewIfNeeded();
      await expect(page.getByText("Newest winning decks", { exact: true })).toBeVisible();
      // A set that passes below a bar is a small target only until the page is scrolled.
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  {
    name: "what wins, with its filters",
    path: "/twd/meta",
    open: async (page) => {
      await page.locator("main details > summary").filter({ hasText: "Filters" }).click();
      await expect(page.getByRole("combobox", { name: "bleed", exact: true })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Tournaments", exact: true })).toBeVisible();
    },
  },
  {
    name: "decks behind a kind, with filters",
    path: archiveUrl("twd", { clan: { value: ["brujah"], logic: "or" }, tags: { rush: "superior" } }),
    open: async (page) => {
      await expect(decks(page).first()).toBeVisible();
      if (isPhone(page)) await page.getByRole("button", { name: "Filters" }).click();
      await expect(page.getByRole("combobox", { name: "bleed", exact: true })).toBeVisible();
    },
  },
  {
    name: "cards by their trend",
    path: searchUrl("library", { traits: { "bounce bleed": true } }),
    open: async (page) => {
      await page.getByRole("combobox", { name: "Sort by" }).selectOption("trend");
      await expect(results(page).getByRole("listitem").first()).toContainText("↑");
    },
  },
]);
