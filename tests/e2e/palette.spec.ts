import { testAccessibility } from "./accessible";
import { waitForApp } from "./app-ready";
import { expect, test } from "./fixtures";

const open = "ControlOrMeta+k";

test("the palette goes to pages, cards and searches by keyboard only @everywhere", async ({ page }) => {
  await page.goto("/about");
  const palette = page.getByRole("dialog", { name: "Go anywhere, do anything" });
  const field = palette.getByRole("combobox");
  const options = palette.getByRole("option");
  const show = async (text: string) => {
    await page.keyboard.press(open);
    await expect(palette).toBeVisible();
    await field.focus();
    await page.keyboard.type(text);
  };
  await waitForApp(page);
  await test.step("a page", async () => {
    await show("sets");
    await expect(palette.getByRole("group", { name: "Pages" })).toContainText("Sets");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/sets$/);
    await expect(palette).toBeHidden();
  });
  await test.step("a card, chosen by the arrow keys", async () => {
    await show("govern the un");
    await expect(options.first()).toContainText("Govern the Unaligned");
    await page.keyboard.press("ArrowDown");
    await expect(field).toHaveAttribute("aria-activedescendant", /0$/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Govern the Unaligned" })).toBeVisible();
  });
  await test.step("going back leads to the page below, and the key closes the palette", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/sets$/);
    await show("");
    await page.keyboard.press(open);
    await expect(palette).toBeHidden();
    await expect(page).toHaveURL(/\/sets$/);
  });
  await test.step("the key opens it again while it closes", async () => {
    await show("");
    await page.keyboard.press(open);
    await page.keyboard.press(open);
    await expect(page.locator("dialog[open]:not([data-closing])")).toBeVisible();
    await field.focus();
    await page.keyboard.type("cards of sets");
    await expect(field).toHaveValue("cards of sets");
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
  });
  await test.step("a typed search, with the number of its cards", async () => {
    await show("cap<=5 clan:toreador");
    const crypt = options.filter({ hasText: "Search the crypt for" });
    await expect(crypt).toContainText(/[1-9]\d* cards?/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/crypt\?q=/);
    await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Toreador");
  });
  await test.step("actions only", async () => {
    await show("> theme");
    await expect(options).toHaveCount(1);
    const before = await page.locator("html").getAttribute("data-theme");
    await page.keyboard.press("Enter");
    await expect(palette).toBeHidden();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme", `${before}`);
    await show("> shortcuts");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Ctrl K");
  });
});

test("a search is saved, renamed, found in the palette, deleted and put back", async ({ page }) => {
  await page.goto(`/crypt?q=${encodeURIComponent('{"titles":{"justicar":true}}')}`);
  const dialog = page.getByRole("dialog", { name: "Saved searches" });
  const saved = dialog.getByRole("list", { name: "Saved searches" });
  await page.getByRole("button", { name: "Save search" }).click();
  await dialog.getByRole("textbox", { name: "Name of the search" }).fill("Justices");
  await dialog.getByRole("button", { name: "Save search" }).click();
  await expect(saved.getByRole("link", { name: "Justices" })).toBeVisible();
  await dialog.getByRole("button", { name: "Rename “Justices”" }).click();
  await dialog.getByRole("textbox", { name: "Name of the search" }).fill("Justicars");
  await page.keyboard.press("Enter");
  await expect(saved.getByRole("link", { name: "Justicars" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await test.step("it is found on another page, after a reload", async () => {
    await page.goto("/about");
    await waitForApp(page);
    await page.keyboard.press(open);
    const palette = page.getByRole("dialog", { name: "Go anywhere, do anything" });
    await palette.getByRole("combobox").fill("justica");
    await palette.getByRole("option", { name: "Justicars" }).click();
    await expect(page).toHaveURL(/\/crypt\?q=/);
  });
  await test.step("a deletion is undone", async () => {
    await page.getByRole("button", { name: "Save search" }).click();
    await expect(dialog).toContainText("This search is saved.");
    await dialog.getByRole("button", { name: "Delete “Justicars”" }).click();
    await expect(saved.getByRole("listitem")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(saved.getByRole("link", { name: "Justicars" })).toBeVisible();
  });
});

test("the dialog of searches stays as it opened while the page's search becomes a recent one", async ({
  page,
}) => {
  await page.goto(`/crypt?q=${encodeURIComponent('{"titles":{"justicar":true}}')}`);
  const dialog = page.getByRole("dialog", { name: "Saved searches" });
  const openDialog = async () => {
    await page.getByRole("button", { name: "Save search" }).click();
    await expect(dialog.getByRole("textbox", { name: "Name of the search" })).toBeVisible();
  };
  const recent = dialog.getByRole("list", { name: "Recent searches" });
  await openDialog();
  const close = dialog.getByRole("button", { name: "Close" });
  const before = await close.boundingBox();
  await page.waitForFunction(() => JSON.stringify(localStorage).includes("recent-searches"));
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await close.boundingBox()).toEqual(before);
  await close.click();
  await expect(dialog).toBeHidden();
  await openDialog();
  await expect(recent.getByRole("link", { name: "Justicar" })).toBeVisible();
  await dialog.getByRole("button", { name: "Forget recent searches" }).click();
  await expect(recent).toHaveCount(0);
});

testAccessibility([
  {
    name: "the palette with findings",
    path: "/twd",
    open: async (page) => {
      await page.keyboard.press(open);
      await page.getByRole("dialog").getByRole("combobox").fill("bleed");
      await expect(page.getByRole("option", { name: /crypt for bleed.*\d cards/ })).toBeVisible();
    },
  },
  {
    name: "saved searches",
    path: `/crypt?q=${encodeURIComponent('{"titles":{"justicar":true}}')}`,
    open: async (page) => {
      await page.getByRole("button", { name: "Save search" }).click();
      await expect(page.getByRole("textbox", { name: "Name of the search" })).toBeVisible();
    },
  },
]);
