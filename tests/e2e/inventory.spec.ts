import { expectAccessible, isPhone } from "./accessible";
import { signUp } from "./account-page";
import { expectBriefMessage } from "./brief-message";
import { addField, expectSaved, LIBRARY, makeDeck, tabTo } from "./deck-page";
import { expect, test } from "./fixtures";
import {
  choose,
  copiesOf,
  fillInventory,
  openInventory,
  part,
  pick,
  row,
  storedCopies,
  useInventory,
} from "./inventory-page";
import { dialog } from "./search-page";

const GOVERN = LIBRARY["Govern the Unaligned"].id;
const DEFLECTION = LIBRARY.Deflection.id;
const DOLL = LIBRARY["Blood Doll"].id;
const NATHAN = 201606;

test("an inventory is filled by hand, filtered and undone", async ({ page }) => {
  await signUp(page);
  await openInventory(page);
  await expect(part(page, "Crypt").getByText("Nothing here yet.")).toBeVisible();

  await test.step("nothing is stored before the number of a found card is entered", async () => {
    await pick(page, "Library", "govern the un", "Govern the Unaligned");
    const number = page.getByRole("region", { name: "Found card" }).getByRole("spinbutton");
    await expect(number).toBeFocused();
    expect(await storedCopies(page)).toEqual({});
    await page.keyboard.type("4");
    await page.keyboard.press("Enter");
    await expect(addField(page, "Library")).toBeFocused();
    await pick(page, "Library", "deflection", "Deflection");
    await page.keyboard.type("2");
    await page.keyboard.press("Enter");
    await pick(page, "Crypt", "nathan turner", "Nathan Turner");
    await page.keyboard.type("3");
    await page.keyboard.press("Enter");
    await expectSaved(page);
    expect(await storedCopies(page)).toEqual({ [GOVERN]: 4, [DEFLECTION]: 2, [NATHAN]: 3 });
  });

  await test.step("a card keeps its place with 0 copies, and leaves by one more minus", async () => {
    await copiesOf(page, "Deflection").fill("0");
    await copiesOf(page, "Deflection").press("Enter");
    await expect(copiesOf(page, "Deflection")).toHaveValue("0");
    await expect(part(page, "Library").getByText("4 (1 unique)", { exact: true })).toBeVisible();
    await row(page, "Deflection")
      .getByRole("button", { name: /^Remove Deflection/ })
      .click();
    await expect(row(page, "Deflection")).toHaveCount(0);
    await expectSaved(page);
    expect(await storedCopies(page)).toEqual({ [GOVERN]: 4, [NATHAN]: 3 });
  });

  await test.step("undo and redo, by keys and buttons", async () => {
    await page.getByRole("heading", { level: 2, name: "Crypt" }).click();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect(copiesOf(page, "Deflection")).toHaveValue("2");
    await page.getByRole("button", { name: "Redo" }).click();
    await expect(copiesOf(page, "Deflection")).toHaveValue("0");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(copiesOf(page, "Deflection")).toHaveValue("2");
    await expectSaved(page);
    expect(await storedCopies(page)).toEqual({ [GOVERN]: 4, [DEFLECTION]: 2, [NATHAN]: 3 });
  });

  await test.step("filters narrow each other, and show what they leave", async () => {
    const type = part(page, "Library").getByRole("combobox", { name: "Type" });
    await expect(type.getByRole("option")).toHaveText([
      "Type: all – 6 (2)",
      "Action – 4 (1)",
      "Reaction – 2 (1)",
    ]);
    await type.selectOption("Reaction");
    await expect(row(page, "Govern the Unaligned")).toHaveCount(0);
    await expect(part(page, "Library").getByText("2 (1 unique)", { exact: true })).toBeVisible();
    await expect(
      part(page, "Library").getByRole("combobox", { name: "Discipline" }).getByRole("option"),
    ).toHaveText(["Discipline: all – 2 (1)", "Dominate – 2 (1)"]);
    await type.selectOption("");
  });

  await test.step("the order and the view are remembered", async () => {
    await page.getByRole("combobox", { name: "Sort the library" }).selectOption("Quantity");
    await page.getByText("Only owned").click();
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Sort the library" })).toHaveValue("Quantity");
    await expect(page.getByRole("radio", { name: "Only owned" })).toBeChecked();
    await expect(copiesOf(page, "Govern the Unaligned")).toHaveValue("4");
  });
});

test("decks and targets decide what is missing", async ({ page }) => {
  await signUp(page);
  const deck = await makeDeck(page, { name: "Guns", cards: { [GOVERN]: 6, [DEFLECTION]: 1 } });
  await useInventory(page, deck, "fixed");
  await fillInventory(page, {
    [GOVERN]: { q: 4, t: "Two are foils" },
    [DOLL]: { q: 5, target: { mode: "fixed", value: 8 } },
    [NATHAN]: { q: 1 },
  });
  await openInventory(page);
  const balance = (card: string) => row(page, card).getByRole("button", { name: /decks that use/ });
  await expect(balance("Govern the Unaligned")).toHaveText("[−2]");
  await expect(balance("Blood Doll")).toHaveText("[−3]");
  await expect(balance("Deflection")).toHaveText("[−1]");
  await expect(balance("Nathan Turner")).toHaveText("[+1]");
  await expect(part(page, "Library").getByText("6 missing")).toBeVisible();

  await test.step("the decks that use a card are links", async () => {
    await balance("Govern the Unaligned").click();
    const uses = dialog(page, "Govern the Unaligned");
    await expect(uses.getByText("4 owned · 6 used")).toBeVisible();
    await expect(uses.getByRole("link", { name: "Guns" })).toHaveAttribute("href", `/decks/${deck}`);
    await page.keyboard.press("Escape");
    await expect(balance("Govern the Unaligned")).toBeFocused();
  });

  await test.step("only problems, only cards with notes", async () => {
    await page.getByText("Only problems").click();
    await expect(part(page, "Library").getByRole("listitem")).toHaveCount(3);
    await expect(part(page, "Crypt").getByText("No card is missing.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Only with notes" }).check();
    await expect(part(page, "Library").getByRole("listitem")).toHaveCount(1);
    await expect(row(page, "Govern the Unaligned").getByRole("img", { name: "Has a note" })).toBeVisible();
  });

  await test.step("a healed card leaves the problems after a moment", async () => {
    await copiesOf(page, "Govern the Unaligned").fill("6");
    await expectBriefMessage(balance("Govern the Unaligned").filter({ hasText: /^\[=\]$/ }), () =>
      copiesOf(page, "Govern the Unaligned").press("Enter"),
    );
    await expect(row(page, "Govern the Unaligned")).toHaveCount(0);
  });
});

test("a locked inventory cannot be changed; deleting needs the written word", async ({ page }) => {
  await signUp(page);
  await fillInventory(page, { [GOVERN]: { q: 4, t: "stays" }, [NATHAN]: { q: 2 } });
  await openInventory(page);
  await choose(page, "Lock");
  await expect(page.getByRole("spinbutton")).toHaveCount(0);
  await expect(addField(page, "Library")).toHaveCount(0);
  const actions = page.getByRole("list", { name: "Actions" });
  await expect(actions.getByRole("button", { disabled: false })).toHaveText([
    "Export",
    "Missing",
    "Share",
    "Unlock",
  ]);
  await page.reload();
  await expect(part(page, "Library").getByText("The inventory is locked.")).toBeVisible();
  await choose(page, "Unlock");
  await expect(copiesOf(page, "Govern the Unaligned")).toHaveValue("4");

  await choose(page, "Delete");
  const deletion = dialog(page, "Delete inventory");
  await deletion.getByRole("textbox").fill("yes");
  await deletion.getByRole("button", { name: "Delete" }).click();
  await expect(deletion).toBeVisible();
  await deletion.getByRole("textbox").fill("YES");
  await deletion.getByRole("button", { name: "Delete" }).click();
  await expect(deletion).toBeHidden();
  await expect(row(page, "Nathan Turner")).toHaveCount(0);
  await expect.poll(() => storedCopies(page)).toEqual({});
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(copiesOf(page, "Nathan Turner")).toHaveValue("2");
  await expect.poll(() => storedCopies(page)).toEqual({ [GOVERN]: 4, [NATHAN]: 2 });
});

test("one row of a list is in the tab order; arrow keys reach the others", async ({ page }) => {
  await signUp(page);
  const ids = Array.from({ length: 60 }, (_, at) => 100_001 + at);
  await fillInventory(page, Object.fromEntries(ids.map((id) => [id, { q: 2 }])));
  await openInventory(page);
  const links = part(page, "Library").getByRole("list", { name: "Library" }).getByRole("link");
  const first = links.first();
  const name = (await first.textContent()) ?? "";
  await tabTo(page, copiesOf(page, name));
  await page.keyboard.press("ArrowUp");
  await expect(copiesOf(page, name)).toHaveValue("3");
  await tabTo(page, first, { max: 3 });
  await page.keyboard.press("+");
  await expect(copiesOf(page, name)).toHaveValue("4");
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport();
  // The menu follows the lists.
  await page.keyboard.press("Tab");
  await tabTo(page, page.getByRole("button", { name: "Undo" }), { max: 3 });
});

test("phones show one list at a time, with buttons for its copies @phone", async ({ page }) => {
  await signUp(page);
  await fillInventory(page, { [GOVERN]: { q: 4 }, [NATHAN]: { q: 2 } });
  await openInventory(page);
  await expect(part(page, "Library")).toHaveCount(0);
  await page.getByRole("button", { name: "Show the library, LIB" }).click();
  await expect(part(page, "Crypt")).toHaveCount(0);
  await row(page, "Govern the Unaligned")
    .getByRole("button", { name: "One more Govern the Unaligned" })
    .click();
  await expect(page.getByRole("img", { name: "Copies of Govern the Unaligned: 5" })).toBeVisible();
  await expectSaved(page);
  await choose(page, "Share");
  await expect(dialog(page, "Share inventory")).toBeVisible();
});

test("the inventory has no accessibility violations @everywhere", async ({ page }) => {
  test.slow();
  await page.goto("/inventory");
  await expect(page.getByLabel("Username")).toBeVisible();
  await expectAccessible(page, "signed out");
  await signUp(page);
  const deck = await makeDeck(page, { name: "Guns", cards: { [GOVERN]: 6, [NATHAN]: 1 } });
  await useInventory(page, deck, "flexible");
  await fillInventory(page, {
    [GOVERN]: { q: 4, t: "note" },
    [DEFLECTION]: { q: 0 },
    [NATHAN]: { q: 2 },
  });
  await openInventory(page);
  await expectAccessible(page, "the lists");
  await pick(page, "Crypt", "nathan turner", "Nathan Turner");
  await expectAccessible(page, "a found card");
  await row(page, "Nathan Turner")
    .first()
    .getByRole("button", { name: /decks that use/ })
    .click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, "the decks of a card");
  await page.keyboard.press("Escape");
  if (isPhone(page)) {
    await page.getByRole("button", { name: "Actions", exact: true }).click();
    await expectAccessible(page, "the menu");
    await page.keyboard.press("Escape");
  }
  await choose(page, "Share");
  await dialog(page).getByRole("button", { name: "Create URL" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Link" })).toBeVisible();
  await expectAccessible(page, "sharing");
  await page.keyboard.press("Escape");
  await choose(page, "Delete");
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, "deletion");
  await page.keyboard.press("Escape");
  await choose(page, "Lock");
  await expectAccessible(page, "a locked inventory");
});
