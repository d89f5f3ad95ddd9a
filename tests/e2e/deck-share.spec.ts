import type { Locator, Page } from "@playwright/test";
import { signUp } from "./account-page";
import { expectBriefMessage } from "./brief-message";
import {
  action,
  deckIdInUrl,
  deckSelector,
  expectCounts,
  expectSaved,
  makeDeck,
  openDeck,
  part,
  setCopies,
  storedNames,
} from "./deck-page";
import { expect, test } from "./fixtures";
import { rareFiles } from "./rare-files";
import { dialog } from "./search-page";

const NAME = "Zoë’s 100% “wall” & co";
const DESCRIPTION = "First line: bleed & block?\nSecond line #2";

async function shareDialog(page: Page): Promise<Locator> {
  await action(page, "Copy URL").click();
  const share = dialog(page, "Copy URL");
  await expect(share).toBeVisible();
  return share;
}

/** Clicks a copy button and returns the content of the clipboard. */
async function copied(page: Page, name: string): Promise<string> {
  const share = dialog(page, "Copy URL");
  await expectBriefMessage(share.getByRole("button", { name: "Copied" }), () =>
    share.getByRole("button", { name: `Copy: ${name}` }).click(),
  );
  return page.evaluate(() => navigator.clipboard.readText());
}

async function expectReadOnly(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: NAME, exact: true })).toBeVisible();
  await expect(page.getByRole("spinbutton")).toHaveCount(0);
  await expect(action(page, "Delete")).toHaveCount(0);
  await expect(action(page, "Clone")).toHaveCount(0);
  await expect(page.getByText("First line: bleed & block?")).toBeVisible();
}

test("sharing a deck by its current URL, or as an unchanging snapshot", async ({ page, newUser }) => {
  await signUp(page);
  const id = await makeDeck(page, { name: NAME, description: DESCRIPTION, author: "Zoë" });
  await openDeck(page, id, NAME);
  const share = await shareDialog(page);
  const url = await copied(page, "Standard URL");
  expect(new URL(url).pathname).toBe(`/d/${id}`);
  // Only one URL at a time has the note that it was copied.
  await expect(share.getByRole("button", { name: "Copied" })).toHaveCount(0);
  await share.getByRole("button", { name: "Create a snapshot" }).click();
  const snapshot = await copied(page, "Snapshot URL");
  expect(snapshot).not.toContain(id);
  await page.keyboard.press("Escape");
  await expect(share).toBeHidden();
  await setCopies(page, "Deflection", 5);
  await expectSaved(page);

  const stranger = await newUser();
  await stranger.goto(url);
  await expectReadOnly(stranger);
  await expectCounts(stranger, "12", "55 of 60-90");
  await expect(stranger.getByText("by Zoë")).toBeVisible();

  await stranger.goto(snapshot);
  await expectReadOnly(stranger);
  await expectCounts(stranger, "12", "60");
  await expect(stranger.getByTitle("Read-only")).toBeVisible();
  // It does not change for its creator either.
  await page.goto(snapshot);
  await expectReadOnlyForOwner(page);
});

async function expectReadOnlyForOwner(page: Page): Promise<void> {
  await expectCounts(page, "12", "60");
  await expect(page.getByRole("spinbutton")).toHaveCount(0);
}

test("a deck in a URL needs no server, and a broken URL shows its valid parts", async ({ page, newUser }) => {
  await test.step("a deck in a URL needs no server", async () => {
    await signUp(page);
    await openDeck(page, await makeDeck(page, { name: NAME, description: DESCRIPTION }), NAME);
    await shareDialog(page);
    const url = await copied(page, "Deck-in-URL");
    expect(new URL(url).pathname).toBe("/decks/deck");

    const stranger = await newUser();
    const called: string[] = [];
    stranger.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/deck")) called.push(pathname);
    });
    await stranger.goto(url);
    await expectReadOnly(stranger);
    await expectCounts(stranger, "12", "60");
    expect(called).toEqual([]);
  });
  await test.step("unreadable parts of a URL are listed, and the rest is shown", async () => {
    await page.goto("/decks/deck?name=Broken#200076=2;abc=3;100199=1;999999=1");
    await expect(page.getByRole("alert")).toHaveText(
      "2 parts of this link could not be read: abc=3; 999999=1",
    );
    await expectCounts(page, "2 of 12+", "1 of 60-90");
    await page.goto("/decks/deck?name=Whole#200076=2");
    await expectCounts(page, "2 of 12+", "0 of 60-90");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
  await test.step("a double click clones a deck without an id once, and shows the clone", async () => {
    await page.goto("/decks?name=Loose#200076=2");
    await expectCounts(page, "2 of 12+", "0 of 60-90");
    await action(page, "Clone").dblclick();
    await expect(deckSelector(page)).toHaveValue("Loose");
    await expectCounts(page, "2 of 12+", "0 of 60-90");
    await expectSaved(page);
    await deckIdInUrl(page);
    expect((await storedNames(page)).filter((name) => name.startsWith("Loose"))).toEqual(["Loose"]);
  });
  await test.step("playtest cards are neither shown nor shared", async () => {
    await page.goto("/decks/deck?name=Secret#200076=2;210001=1");
    await expect(page.getByText("CONTAINS PLAYTEST CARDS")).toBeVisible();
    await expect(page.getByRole("region", { name: /Crypt/ })).toHaveCount(0);
    await expect(action(page, "New / Import")).toBeVisible();
    await expect(action(page, "Export")).toHaveCount(0);
    await page.goto("/decks/deck?name=Considered#200076=2;210001=0");
    await expectCounts(page, "2 of 12+", "0 of 60-90");
  });
});

test("a QR code has the same URL", async ({ page, newUser }) => {
  const rare = rareFiles(page);
  await signUp(page);
  const id = await makeDeck(page, { name: NAME, description: DESCRIPTION });
  await openDeck(page, id, NAME);
  const stranger = await newUser();
  for (const [kind, frozen] of [
    ["Standard URL", false],
    ["Deck-in-URL", true],
  ] as const) {
    const share = await shareDialog(page);
    // The library is loaded with the first code and stays cached.
    expect(rare).toEqual(frozen ? ["qr-modules"] : []);
    await share.getByRole("button", { name: `QR code: ${kind}` }).click();
    const code = dialog(page, `${NAME} – ${kind}`);
    await expect(code.getByRole("img", { name: `QR code: ${NAME} – ${kind}` })).toBeVisible();
    await expect(code.getByText("This link always shows the same deck.")).toBeVisible({ visible: frozen });
    await stranger.goto((await code.getByRole("link").getAttribute("href")) ?? "");
    await expectReadOnly(stranger);
    await expect(part(stranger, "Library")).toBeVisible();
    await code.getByRole("button", { name: "Close" }).click();
    await expect(code).toBeHidden();
    await share.getByRole("button", { name: "Close" }).click();
    await expect(share).toBeHidden();
  }
});
