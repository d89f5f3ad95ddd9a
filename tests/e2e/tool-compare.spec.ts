import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { readPdf } from "../../site/src/features/deck/dialogs/proxy/read-pdf.test.support";
import { isPhone, testAccessibility } from "./accessible";
import { asSharedUser, signUp } from "./account-page";
import { expectBriefMessage } from "./brief-message";
import {
  action,
  copiesOf,
  expectSaved,
  LEGAL,
  makeDeck,
  openDeck,
  part,
  setCopies,
  storedDeck,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog } from "./search-page";

const BELL = 201613;
const DOLL = 100199;
const ABBOT = 100006;
/** One Theo Bell fewer, no Blood Doll, and three Abbots more than LEGAL. */
const OTHER = {
  ...Object.fromEntries(Object.entries(LEGAL).filter(([id]) => id !== String(DOLL))),
  [BELL]: 3,
  [ABBOT]: 3,
};

const side = (page: Page, name: "Left" | "Right"): Locator =>
  page.getByRole("region", { name: `${name} deck`, exact: true });

/** The row of a card in the lists of both decks. */
const line = (page: Page, card: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name: card, exact: true }) });

async function copied(page: Page, name: string): Promise<string> {
  await expectBriefMessage(page.getByRole("button", { name: "Copied" }), () =>
    page.getByRole("button", { name, exact: true }).click(),
  );
  // The button has its original name again after a second.
  await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("comparing a user's deck with another, and making them equal", async ({ page }) => {
  await signUp(page);
  const other = await makeDeck(page, { name: "Abbots", cards: OTHER });
  const id = await makeDeck(page);
  await openDeck(page, id);
  await action(page, "Compare").click();
  await expect(page).toHaveURL(new RegExp(`/diff/${id}$`));
  await side(page, "Right").getByRole("button", { name: "Choose a deck for the right side" }).click();
  await dialog(page, "Choose a deck for the right side")
    .getByRole("button", { name: /^Abbots/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/diff/${id}/${other}$`));
  await expect(page.getByText("3 cards differ.")).toBeVisible();
  await expect(part(page, "Crypt").getByRole("heading", { level: 2 })).toHaveText("Crypt [12 → 11]");
  await expect(part(page, "Library").getByRole("heading", { level: 2 })).toHaveText("Library [60 → 53]");
  await expect(line(page, "Theo Bell (G6)")).toContainText("4 → 3");
  await expect(line(page, "Theo Bell (G6)")).toContainText("−1");
  await expect(line(page, "Conditioning")).toBeVisible();
  await page.getByText("Differences only", { exact: true }).click();
  await expect(line(page, "Conditioning")).toHaveCount(0);
  expect(await copied(page, "Copy the difference")).toBe(
    [
      "Legal → Abbots",
      "",
      "Crypt (-1)",
      "-1x Theo Bell (G6)",
      "",
      "Master (-10)",
      "-10x Blood Doll",
      "",
      "Action (+3)",
      "+3x Abbot",
      "",
    ].join("\n"),
  );
  await page.getByText("Missing on the left (3)", { exact: true }).click();
  await expect(line(page, "Abbot")).toBeVisible();
  await expect(line(page, "Blood Doll")).toHaveCount(0);
  expect(await copied(page, "Copy the missing cards")).toBe("Action (3)\n3x Abbot\n");
  await page.getByRole("button", { name: "Proxies of the missing cards" }).click();
  const proxies = dialog(page, "Create PDF with card proxies – Legal");
  await expect(proxies.getByText("Cards: 3, pages: 1")).toBeVisible();
  await expect(proxies.getByRole("checkbox", { name: "Abbot" })).toBeChecked();
  const download = page.waitForEvent("download");
  await proxies.getByRole("button", { name: "Create PDF" }).click();
  expect((await download).suggestedFilename()).toBe("Legal [missing].pdf");
  const printed = readPdf(await readFile(await (await download).path()));
  const names = printed.flatMap(({ texts }) => texts.map(({ text }) => text));
  expect(names.filter((text) => text === "Abbot")).toHaveLength(3);
  await page.keyboard.press("Escape");
  await expect(proxies).toBeHidden();
  await setCopies(page, "Abbot", 3);
  await expect(page.getByText("2 cards differ.")).toBeVisible();
  await expectSaved(page);
  expect((await storedDeck(page, id)).cards[ABBOT]).toBe(3);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("3 cards differ.")).toBeVisible();
  await page.getByRole("button", { name: "Swap sides" }).click();
  await expect(page).toHaveURL(new RegExp(`/diff/${other}/${id}$`));
  await expect(line(page, "Theo Bell (G6)")).toContainText("3 → 4");
});

test("comparing precons and URLs without an account @everywhere", async ({ page, baseURL }) => {
  await page.goto("/diff");
  await side(page, "Left").getByRole("textbox", { name: "Deck ID or URL" }).fill("no deck!");
  await side(page, "Left").getByRole("button", { name: "Show" }).click();
  await expect(side(page, "Left").getByText("This is not a deck ID or URL.")).toBeVisible();
  await side(page, "Left").getByRole("textbox").fill(`${baseURL}/decks/V5:PTr?lang=fr`);
  await side(page, "Left").getByRole("button", { name: "Show" }).click();
  await expect(side(page, "Left").getByRole("link", { name: "Fifth Edition: Tremere" })).toBeVisible();
  await side(page, "Right").getByRole("textbox").fill(`${baseURL}/decks/deck?name=Dolls#${BELL}=2;${DOLL}=5`);
  await side(page, "Right").getByRole("button", { name: "Show" }).click();
  await expect(side(page, "Right").getByText("Dolls", { exact: true })).toBeVisible();
  await expect(line(page, "Blood Doll")).toContainText("0 → 5");
  await expect(page.getByRole("spinbutton")).toHaveCount(0);
  const url = page.url();
  await page.goto("/");
  await page.goto(url);
  await expect(line(page, "Blood Doll")).toContainText("0 → 5");
  if (isPhone(page)) {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
});

test("each side reports why its deck is not available", async ({ page, errors }) => {
  errors.expected.push(/status of 400 .*\/api\/deck\//, /ERR_FAILED/);
  await page.route("**/api/deck/Bbbbbbbbb", (route) => route.abort());
  await page.goto("/diff/Aaaaaaaaa/Bbbbbbbbb");
  await expect(side(page, "Left").getByRole("alert")).toContainText("NO DECK WITH THIS ID");
  await expect(side(page, "Right").getByRole("alert")).toContainText("CONNECTION PROBLEM");
  await page.unroute("**/api/deck/Bbbbbbbbb");
  await side(page, "Right").getByRole("button", { name: "Try again" }).click();
  await expect(side(page, "Right").getByRole("alert")).toContainText("NO DECK WITH THIS ID");
});

testAccessibility([
  {
    name: "two precons",
    path: "/diff/V5:PTr/V5:PV",
    open: (page) => expect(part(page, "Library")).toBeVisible(),
  },
  { name: "nothing to compare yet", path: "/diff" },
  {
    name: "one's own deck beside a precon",
    open: async (page) => {
      await asSharedUser(page);
      await page.goto(`/diff/${await makeDeck(page)}/V5:PTr`);
      await expect(
        copiesOf(page, "Blood Doll").or(page.getByText("Blood Doll").first()).first(),
      ).toBeVisible();
    },
  },
]);
