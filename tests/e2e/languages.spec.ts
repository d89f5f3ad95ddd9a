import { type APIRequestContext, type Locator, type Page, test as plain } from "@playwright/test";
import { expect, test } from "./fixtures";
import { filters, firstTextRow, names, searchUrl, textSearch } from "./search-page";

async function openDisplay(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Language and display" }).click();
}

/** Closing is a step back in the history, which must finish before further navigation. */
async function closeDisplay(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined();
}

/** Skips the test without the optional source of translations. */
async function needTranslations(request: APIRequestContext): Promise<void> {
  const manifest: { files: Record<string, unknown> } = await (
    await request.get("/data/manifest.json")
  ).json();
  const there = "cards.es-ES" in manifest.files;
  if (process.env.REQUIRE_SOURCES === "1") expect(there, "translations are published").toBe(true);
  plain.skip(!there, "the sources with the translations are not on this machine");
}

/** The language in which screen readers speak a text. */
function spoken(text: Locator): Promise<string | null | undefined> {
  return text.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"));
}

test("the interface has four languages, which apply at once and are stored", async ({ page }) => {
  await page.goto(searchUrl("crypt", textSearch("theo bell")));
  await openDisplay(page);
  const html = page.locator("html");
  for (const [language, choice, heading, remove] of [
    ["es", "Interface language", "Cripta", /^Quitar: /],
    ["fr", "Idioma de la interfaz", "Crypte", /^Retirer/],
    ["pt", "Langue de l’interface", "Cripta", /^Remover/],
  ] as const) {
    await page.getByRole("combobox", { name: choice }).selectOption(language);
    await expect(html).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1, name: heading, includeHidden: true })).toBeAttached();
    await expect(page.getByRole("button", { name: remove, includeHidden: true })).toBeAttached();
  }
  await closeDisplay(page);
  await page.reload();
  await expect(html).toHaveAttribute("lang", "pt");
  await expect(page.getByRole("heading", { level: 1, name: "Cripta" })).toBeVisible();
  await expect(page).toHaveTitle(/· Methuselah$/);
  await expect(page.getByRole("main").getByText("3 cartas", { exact: true })).toBeVisible();
});

test("card texts have a language of their own, marked where untranslated", async ({ page, request }) => {
  await needTranslations(request);
  await page.goto("/cards/100001");
  await expect(page.getByRole("heading", { level: 1, name: ".44 Magnum" })).toBeVisible();
  await openDisplay(page);
  await page.getByRole("combobox", { name: "Card language" }).selectOption("es");
  await closeDisplay(page);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Magnum .44");
  await expect(heading).toHaveAttribute("lang", "es");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByText("Arma: arma de fuego.").last()).toBeVisible();

  // This card has no Spanish translation.
  await page.goto("/cards/200001");
  await expect(heading).toHaveText("Aabbt Kindred");
  await expect(heading).toHaveAttribute("lang", "en");
  await expect(page.getByText("has no Español translation yet and is shown in English")).toBeVisible();

  // This card has a Portuguese text but no name.
  await openDisplay(page);
  await page.getByRole("combobox", { name: "Card language" }).selectOption("pt");
  await closeDisplay(page);
  await page.goto("/cards/100004");
  await expect(heading).toHaveAttribute("lang", "en");
  expect(await spoken(page.getByText("Ação com +1 de furtividade.").last())).toBe("pt");
  await expect(page.getByText("Part of this card has no Português translation")).toBeVisible();
});

test("a shared link sets the language for the visit only", async ({ page, request, context }) => {
  await needTranslations(request);
  await page.goto(`${searchUrl("library", textSearch("magnum"))}&lang=es`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("link", { name: "Magnum .44" })).toBeVisible();
  await page.getByRole("banner").getByRole("navigation").getByRole("link", { name: "Cripta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cripta" })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");

  const next = await context.newPage();
  await next.goto("/library");
  await expect(next.locator("html")).toHaveAttribute("lang", "en");
  await next.close();
});

test("texts are searched in the chosen language, in English, or in both", async ({ page, request }) => {
  await needTranslations(request);
  await page.goto("/library");
  await openDisplay(page);
  await page.getByRole("combobox", { name: "Card language" }).selectOption("es");
  await closeDisplay(page);
  await firstTextRow(page).fill("arma de fuego");
  await expect(names(page).filter({ hasText: "Magnum .44" })).toHaveAttribute("lang", "es");
  const where = page.getByRole("combobox", { name: "Language to search in" });
  await where.selectOption({ label: "English" });
  await expect(page.getByText("NO CARDS FOUND").first()).toBeVisible();
  await firstTextRow(page).fill("weapon: gun");
  await expect(names(page).filter({ hasText: "Magnum .44" })).toBeVisible();
  await where.selectOption({ label: "Español" });
  await expect(names(page).filter({ hasText: "Magnum .44" })).toBeHidden();
  await expect(filters(page)).toBeVisible();
});

test("quick search finds translated names and English ones", async ({ page, request }) => {
  await needTranslations(request);
  await page.goto("/cards?lang=fr");
  const field = page.getByRole("combobox", { name: "Nom de la carte" });
  await field.fill("aide des chauves");
  await expect(page.getByRole("option").first()).toContainText("Aid from Bats");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aide des chauves-souris");
});

test("cards without loadable translations stay in English with a notice", async ({
  page,
  request,
  errors,
}) => {
  await needTranslations(request);
  errors.expected.push(/status of 503/);
  await page.route("**/data/cards.fr-FR.*.json", (route) => route.fulfill({ status: 503 }));
  await page.goto("/cards/100001");
  await openDisplay(page);
  await page.getByRole("combobox", { name: "Card language" }).selectOption("fr");
  await closeDisplay(page);
  const notice = page.getByRole("status").filter({ hasText: "Français card texts" });
  await expect(notice).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: ".44 Magnum" })).toBeVisible();
  await page.unroute("**/data/cards.fr-FR.*.json");
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Magnum .44" })).toBeVisible();
  await expect(notice).toBeHidden();
});
