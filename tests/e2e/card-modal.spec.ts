import { expectBriefMessage } from "./brief-message";
import { expect, test } from "./fixtures";
import { chips, dialog, filters, names, results, searchOf, searchUrl, textSearch } from "./search-page";

const THEO_BELLS = searchUrl("crypt", textSearch("theo bell"));

test("a card is opened, browsed and closed by keyboard only", async ({ page }) => {
  await page.goto(THEO_BELLS);
  await names(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(names(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page, "Theo Bell")).toBeVisible();
  await expect(page).toHaveURL(/card=201362/);
  await expect(page).toHaveTitle("Theo Bell · Methuselah");
  const place = dialog(page).getByText("2 of 3", { exact: true });
  await expect(place).toBeVisible();

  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/card=201363/);
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page, "Theo Bell (G6)")).toBeVisible();
  await expect(dialog(page).getByText("1 of 3", { exact: true })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/card=201363/);
  await page.keyboard.press("ArrowLeft");
  await expect(place).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(names(page).nth(1)).toBeFocused();
  await expect(page).not.toHaveURL(/card=/);
});

test("the row of the card seen last has the focus after closing", async ({ page }) => {
  const shownCard = () => new URL(page.url()).searchParams.get("card");
  const row = (card: string | null) => results(page).locator(`a[href="/cards/${card}"]`);
  const browse = async (key: "ArrowLeft" | "ArrowRight") => {
    const opened = page.url();
    await page.keyboard.press(key);
    await expect(page).not.toHaveURL(opened);
    const card = shownCard();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    return row(card);
  };
  await page.goto(searchUrl("crypt", { clan: { value: ["brujah"], logic: "or" } }));
  await test.step("a row in sight", async () => {
    await names(page).first().click();
    await expect(dialog(page)).toBeVisible();
    const next = await browse("ArrowRight");
    await expect(next).toBeFocused();
    await expect(names(page).nth(1)).toBeFocused();
  });
  await test.step("a row that the list has not rendered", async () => {
    await names(page).first().click();
    await expect(dialog(page)).toBeVisible();
    const last = await browse("ArrowLeft");
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
  });
});

test("the actions of a card stay in one line, even in French @everywhere", async ({ page }) => {
  await page.goto("/library?card=100518&lang=fr");
  const copy = dialog(page, "Déflexion").getByRole("button", { name: "Copier le lien" });
  await expect(copy).toBeVisible();
  const line = await copy.locator("xpath=..").evaluate((row) =>
    [...row.children]
      .filter((action) => action.getBoundingClientRect().width > 0)
      .map((action) => {
        const { top, bottom } = action.getBoundingClientRect();
        return { middle: Math.round((top + bottom) / 2), cut: action.scrollWidth > action.clientWidth + 1 };
      }),
  );
  expect(line.length).toBeGreaterThan(4);
  expect(new Set(line.map(({ middle }) => middle)).size).toBe(1);
  expect(line.filter(({ cut }) => cut)).toEqual([]);
});

test("back and reload keep the search below the card", async ({ page }) => {
  await test.step("back closes the card but not the search", async () => {
    await page.goto("/library");
    await page.goto(THEO_BELLS);
    await names(page).last().click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(dialog(page).getByText("2 of 3", { exact: true })).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(names(page)).toHaveCount(3);
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/library$/);
    await page.goForward();
    await expect(names(page)).toHaveCount(3);
  });
  await test.step("a click on the row opens the card too", async () => {
    await results(page).getByText("Brujah").first().click();
    await expect(dialog(page, "Theo Bell (G6)")).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
  });
  await test.step("a reload shows the same card over the same search", async () => {
    await names(page).first().click();
    await expect(dialog(page, "Theo Bell (G6)")).toBeVisible();
    await page.reload();
    await expect(dialog(page, "Theo Bell (G6)")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(names(page)).toHaveCount(3);
    await expect(page).not.toHaveURL(/card=/);
  });
});

test("base and advanced vampire link to each other, and the URL can be copied", async ({ page, baseURL }) => {
  await test.step("base and advanced vampire link to each other", async () => {
    await page.goto(`${THEO_BELLS}&card=201362`);
    await dialog(page).getByRole("link", { name: "Theo Bell (ADV)" }).click();
    await expect(page).toHaveURL(/card=201363/);
    await expect(dialog(page)).toContainText("Advanced, Independent: +1 strength.");
    await dialog(page).getByRole("link", { name: "Theo Bell", exact: true }).click();
    await expect(page).toHaveURL(/card=201362/);
    await page.goBack();
    await expect(page).toHaveURL(/card=201363/);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(names(page)).toHaveCount(3);
  });
  await test.step("the URL of the card is copied", async () => {
    await names(page).first().click();
    await expect(dialog(page, "Theo Bell (G6)")).toBeVisible();
    const copy = dialog(page).getByRole("button", { name: /Copy URL|Copied/ });
    await expectBriefMessage(copy.filter({ hasText: "Copied" }), () => copy.click());
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/cards/201613`);
    await expect(copy).toHaveText("Copy URL");
  });
});

test("cards link to others, and to minions that can play them", async ({ page }) => {
  await test.step("rulings, artist and players are links of a card", async () => {
    await page.goto(searchUrl("library", textSearch("deflection")));
    await names(page).first().click();
    const card = dialog(page, "Deflection");
    const rulings = card.getByRole("region", { name: "Rulings" });
    await expect(rulings.getByRole("listitem").first()).toBeVisible();
    const community = rulings.getByRole("link", { name: "Deflection on the community rulings site" });
    await expect(community).toHaveAttribute("href", /100518/);
    await expect(community).toHaveAttribute("rel", /noopener/);

    await card.getByRole("link", { name: "Who can play it" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => searchOf(page)).toEqual({ disciplines: { Dominate: 1 } });
    await expect(chips(page).first()).toContainText("Dominate, inferior or better");

    await filters(page).getByRole("searchbox", { name: "Text, row 1" }).fill("theo bell");
    await expect.poll(() => searchOf(page)).toHaveProperty("text");
    await names(page).first().click();
    await dialog(page).getByRole("link", { name: "Carmen Cornet" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(chips(page)).toContainText(["drawn by Carmen Cornet", "Clear all"]);
    await expect(async () => {
      expect(await names(page).count()).toBe(await results(page).getByRole("listitem").count());
    }).toPass();
  });
  await test.step("a master has no players", async () => {
    await page.goto("/library?card=100135");
    await expect(dialog(page, "The Barrens")).toBeVisible();
    await expect(dialog(page).getByRole("link", { name: "Who can play it" })).toBeHidden();
  });
});

test("a card name in a text has a preview, and opens over the first card", async ({ page }) => {
  await page.goto("/cards/200001");
  const reference = page
    .getByRole("main")
    .getByRole("region", { name: "Text of Aabbt Kindred" })
    .last()
    .getByRole("link", { name: "Nefertiti" });
  await reference.hover();
  await expect(page.getByRole("article", { name: "Nefertiti" })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByRole("article", { name: "Nefertiti" })).toBeHidden();
  await reference.click();
  await expect(dialog(page, "Nefertiti")).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
});
