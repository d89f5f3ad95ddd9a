import { expect, test } from "./fixtures";
import { holdFiles } from "./hold-files";
import {
  chips,
  filters,
  firstTextRow,
  names,
  namesInSight,
  results,
  searchOf,
  searchUrl,
} from "./search-page";

test("a search is built by clicks, shared by its URL, and reduced by its chips", async ({
  page,
  newUser,
}) => {
  await page.goto("/crypt");
  const form = filters(page);
  await firstTextRow(page).fill("bleed");
  await form.getByRole("button", { name: "Dominate" }).click();
  await form.getByRole("button", { name: "Dominate, inferior" }).click();
  await form.getByRole("combobox", { name: "Capacity" }).selectOption("8");
  await form.getByRole("checkbox", { name: "+1 bleed" }).check();

  await expect(names(page)).toHaveCount(6);
  await expect(results(page)).toContainText("Gratiano");
  await expect(chips(page)).toContainText([
    "contains “bleed”",
    "Dominate, superior",
    "capacity at most 8",
    "+1 bleed",
    "Clear all",
  ]);
  await expect
    .poll(() => searchOf(page))
    .toEqual({
      text: [{ value: "bleed", logic: "and" }],
      disciplines: { Dominate: 2 },
      capacity: { value: [{ capacity: "8", moreless: "le" }], logic: "or" },
      traits: { "1 bleed": true },
    });

  const friend = await newUser();
  await friend.goto(page.url());
  await expect(names(friend)).toHaveText(await namesInSight(page));
  await expect(firstTextRow(friend)).toHaveValue("bleed");
  await expect(filters(friend).getByRole("button", { name: "Dominate, superior" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(filters(friend).getByRole("checkbox", { name: "+1 bleed" })).toBeChecked();

  await friend.getByRole("button", { name: "Remove: capacity at most 8" }).click();
  await expect(friend.getByRole("main").getByText("48 cards", { exact: true })).toBeVisible();
  await expect(filters(friend).getByRole("combobox", { name: "Capacity" })).toHaveValue("");
  await friend.getByRole("button", { name: "Clear all" }).click();
  await expect(chips(friend)).toHaveCount(0);
  await expect(friend.getByRole("heading", { name: "Who are you looking for?" })).toBeVisible();
  await expect.poll(() => searchOf(friend)).toBeUndefined();
});

test("searches are selected and typed, and their sort order is stored", async ({ page }) => {
  await test.step("a library search is selected from lists, by mouse and keyboard", async () => {
    await page.goto("/library");
    const form = filters(page);
    await form.getByRole("combobox", { name: "Type" }).fill("react");
    await page.getByRole("option", { name: "Reaction", exact: true }).click();
    await form.getByRole("combobox", { name: "Discipline" }).fill("domin");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await form.getByRole("checkbox", { name: "Bounce bleed" }).check();
    await expect(results(page)).toContainText("Deflection");
    await expect(chips(page)).toContainText(["Reaction", "requires Dominate", "Bounce bleed", "Clear all"]);

    await form.getByRole("button", { name: "Logic: OR" }).nth(1).click();
    await expect(chips(page).nth(1)).toContainText("also requires Dominate");
    await expect
      .poll(() => searchOf(page))
      .toHaveProperty("discipline", { value: ["dominate"], logic: "and" });
  });
  await test.step("two letters require Enter, three search automatically", async () => {
    await page.goto("/crypt");
    const row = firstTextRow(page);
    await row.pressSequentially("zo");
    await expect(page.getByText("Press Enter to search for one or two characters.")).toBeVisible();
    await expect(results(page)).toBeHidden();
    await row.press("Enter");
    await expect(names(page).first()).toBeVisible();
    await expect(chips(page).first()).toContainText("contains “zo”");
    await row.fill("");
    await row.pressSequentially("theo bell");
    await expect(names(page)).toHaveText(["Theo Bell (G6)", "Theo Bell", "Theo Bell"]);
  });
  await test.step("a dialog opened before the URL is written stays open, over the typed search", async () => {
    const opened = page.getByRole("dialog");
    await firstTextRow(page).fill("boleslaw");
    // Triggered programmatically: neither pointer nor focus was there before.
    await page.getByRole("button", { name: "Language and display" }).dispatchEvent("click");
    await expect.poll(() => searchOf(page)).toEqual({ text: [{ value: "boleslaw", logic: "and" }] });
    await expect(opened).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opened).toBeHidden();
    await expect(firstTextRow(page)).toHaveValue("boleslaw");
    await expect(names(page)).toHaveText(["Bolesław Gutowski"]);
  });
  await test.step("the sort order is stored for the next visit", async () => {
    await page.goto(searchUrl("crypt", { titles: { justicar: true } }));
    const sort = page.getByRole("combobox", { name: "Sort by" });
    await expect(sort).toHaveValue("Capacity - Max to Min");
    await sort.selectOption({ label: "N Name" });
    const sorted = names(page);
    await expect(sorted.first()).toHaveText(/^A/);
    // The first rows are drawn first, the others a moment later.
    await expect(async () => {
      const drawn = await sorted.allTextContents();
      expect(drawn.toSorted((one, other) => one.localeCompare(other, "en"))).toEqual(drawn);
    }).toPass();
    const shown = await namesInSight(page);
    await page.reload();
    await expect(sort).toHaveValue("name");
    await expect(sorted).toHaveText(shown);
  });
});

test("the list of a field is invisible until it has its place", async ({ page }) => {
  const release = await holdFiles(page, "**/assets/place-below-*.js");
  await page.goto("/library");
  await filters(page).getByRole("combobox", { name: "Type" }).fill("react");
  // With hidden parts, the number of its cards follows in the name once it is known.
  const option = page.getByRole("option", { name: /^Reaction/, includeHidden: true });
  await expect(option).toBeAttached();
  await expect(option).toBeHidden();
  release();
  await expect(option).toBeVisible();
  const shown = await option.boundingBox();
  await page.waitForLoadState("networkidle");
  expect(await option.boundingBox()).toEqual(shown);
  await option.click();
  await expect(chips(page).first()).toContainText("Reaction");
});

test("back and forward go through searches, and the navigation returns to the last one", async ({ page }) => {
  await page.goto("/crypt");
  await page.getByRole("link", { name: "Vampires with +2 bleed" }).click();
  await expect(chips(page).first()).toContainText("+2 bleed");
  const bleeders = await namesInSight(page);
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.getByRole("link", { name: "Toreador princes and justicars" }).click();
  await expect(chips(page)).toContainText(["Toreador", "Prince", "Justicar", "Clear all"]);

  await page.goBack();
  await page.goBack();
  await expect(chips(page).first()).toContainText("+2 bleed");
  await expect(names(page)).toHaveText(bleeders);
  await page.goForward();
  await page.goForward();
  await expect(chips(page).first()).toContainText("Toreador");

  const navigation = page.getByRole("banner").getByRole("navigation");
  const search = page.url();
  await navigation.getByRole("link", { name: "Library" }).click();
  await expect(page).toHaveURL(/\/library$/);
  await navigation.getByRole("link", { name: "Crypt" }).click();
  await expect(page).toHaveURL(search);
  await expect(chips(page).first()).toContainText("Toreador");
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(navigation.getByRole("link", { name: "Crypt" })).toHaveAttribute("href", "/crypt");
});
