import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPdf } from "../../site/src/features/deck/dialogs/proxy/read-pdf.test.support";
import { testAccessibility } from "./accessible";
import { signUp } from "./account-page";
import { action, makeDeck, openDeck } from "./deck-page";
import { expect, test } from "./fixtures";
import { rareFiles } from "./rare-files";
import { dialog } from "./search-page";

/** Three cards of a deck that is not stored. */
const IN_URL = "/decks/deck?name=Proxies&author=Ann#201613=2;200421=1;100518=8;100199=90";
const proxies = (page: Page) => dialog(page, /^Create PDF with card proxies/);

async function openProxies(page: Page): Promise<void> {
  const actions = page.getByRole("button", { name: "Actions", exact: true });
  await expect(action(page, "PDF proxy").or(actions)).toBeVisible();
  if (await actions.isVisible()) await actions.click();
  await action(page, "PDF proxy").click();
  await expect(proxies(page)).toBeVisible();
}

/** Creates and parses the PDF. */
async function created(page: Page, name: string) {
  const download = page.waitForEvent("download");
  await proxies(page).getByRole("button", { name: "Create PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(name);
  await expect(proxies(page).getByRole("status")).toHaveText(`Saved: ${name}`);
  return readPdf(await readFile(await file.path()));
}

const cards = ({ filled }: { filled: readonly { width: number }[] }) =>
  filled.filter(({ width }) => Math.abs(width - 63) < 0.01).length;

test("an anonymous user prints a hundred cards of a deck in a URL", async ({ page }) => {
  const rare = rareFiles(page);
  await page.goto(IN_URL);
  await openProxies(page);
  await expect(proxies(page).getByRole("button", { name: "Create PDF" })).toBeDisabled();
  await proxies(page).getByRole("button", { name: "Select all", exact: true }).click();
  await proxies(page).getByRole("radio", { name: "Letter" }).check({ force: true });
  await expect(proxies(page).getByText("Cards: 101, pages: 12")).toBeVisible();
  expect(rare).toEqual([]);
  const pages = await created(page, "Proxies.pdf");
  expect(rare).toContain("pdf-file");
  expect(pages.map(cards)).toEqual([9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 2]);
  for (const { width, height } of pages) {
    expect(width).toBeCloseTo(215.9, 2);
    expect(height).toBeCloseTo(279.4, 2);
  }
  // The crypt comes first.
  const [first] = pages;
  expect(first?.texts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Theo Bell (G6)", "Emily Carson", "Blood Doll"]),
  );
});

test("a user prints some cards of their deck, from a set @everywhere", async ({ page }) => {
  await signUp(page);
  const id = await makeDeck(page, { name: "Łódź: nights" });
  await openDeck(page, id, "Łódź: nights");
  await openProxies(page);
  const deflection = proxies(page).getByRole("listitem").filter({ hasText: "Deflection" });
  await deflection.getByRole("button", { name: "One fewer Deflection" }).click();
  await expect(deflection.getByRole("checkbox", { name: "Deflection" })).toBeChecked();
  await deflection.getByRole("combobox", { name: "Set of Deflection" }).selectOption("Jyhad '94");
  await expect(proxies(page).getByText("Cards: 9, pages: 1")).toBeVisible();
  const pages = await created(page, "Łódź_ nights.pdf");
  expect(pages.map(cards)).toEqual([9]);
  const texts = pages[0]?.texts.map(({ text }) => text) ?? [];
  expect(texts.filter((text) => text === "Deflection")).toHaveLength(9);
  expect(texts).toContain("Jyhad");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("proxies can be printed offline after the first time", async ({ page, context, errors }) => {
    errors.expected.push(/ERR_INTERNET_DISCONNECTED/, /no-response/, /Failed to fetch/);
    await page.goto(IN_URL);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await openProxies(page);
    await proxies(page).getByRole("checkbox", { name: "Emily Carson" }).check();
    await created(page, "Proxies.pdf");

    // The dialog is an entry of the history, so a reload shows it again.
    await context.setOffline(true);
    await page.reload();
    await expect(proxies(page)).toBeVisible();
    await proxies(page).getByRole("checkbox", { name: "Theo Bell (G6)" }).check();
    const pages = await created(page, "Proxies.pdf");
    expect(pages.map(cards)).toEqual([2]);
    expect(pages[0]?.texts.map(({ text }) => text)).toContain("Theo Bell (G6)");
  });
});

/** A host that does not exist; the journey answers its requests. */
const HOST = "https://pictures.test";
/** One gray pixel in two formats. */
const JPEG = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z",
  "base64",
);
const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

test("pictures are printed if the host allows CORS, text cards otherwise", async ({
  page,
  ownSite,
  errors,
}) => {
  errors.expected.push(/^request to another host: https:\/\/pictures\.test\//, /CORS policy/, /ERR_FAILED/);
  // The server takes the allowed image host from the start page.
  for (const file of ["index.html", "decks.html"]) {
    await ownSite.change(file, (html) =>
      html.replace(/"images": ?\{"host": ?""/, `"images":{"host":"${HOST}"`),
    );
  }
  const url = await ownSite.serve();
  const readable = { "Access-Control-Allow-Origin": "*" };
  const forbidden = { "Access-Control-Allow-Origin": "https://elsewhere.test" };
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith("/theobell"))
      await route.fulfill({ contentType: "image/jpeg", body: JPEG, headers: readable });
    else if (pathname.startsWith("/deflection"))
      await route.fulfill({ contentType: "image/gif", body: GIF, headers: readable });
    else await route.fulfill({ contentType: "image/jpeg", body: JPEG, headers: forbidden });
  });
  await page.goto(`${url}/decks/deck?name=Proxies#201613=2;200421=1;100518=2`);
  await openProxies(page);
  await proxies(page).getByRole("button", { name: "Select all", exact: true }).click();
  const download = page.waitForEvent("download");
  await proxies(page).getByRole("button", { name: "Create PDF" }).click();
  const [only] = readPdf(await readFile(await (await download).path()));
  await expect(proxies(page).getByRole("status")).toHaveText(
    "Saved: Proxies.pdf. 1 card has no image: its text card was used.",
  );
  expect(only?.pictures).toHaveLength(4);
  expect(only && cards(only)).toBe(1);
  expect(only?.texts.map(({ text }) => text)).toContain("Emily Carson");
});

testAccessibility([
  {
    name: "proxies",
    path: IN_URL,
    open: async (page) => {
      await openProxies(page);
      await proxies(page).getByRole("button", { name: "Select all", exact: true }).click();
    },
  },
]);

const DESCRIPTION = `First it bleeds ${"and bleeds ".repeat(20)}.\nThen it bleeds again.`;

test.describe("on paper", () => {
  test("a deck is printed with its content only, black on white", async ({ page }) => {
    await signUp(page);
    const id = await makeDeck(page, { author: "Ann", description: DESCRIPTION });
    await openDeck(page, id);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const shown of ["Crypt [12]", "Library [60]", "Master (10)", "Reaction (10)", "Deflection"]) {
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText(/^\d+ \w+ 20\d\d$/)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Author" })).toHaveValue("Ann");
    await expect(page.getByRole("spinbutton", { name: "Copies of Deflection" })).toHaveValue("10");
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("combobox")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    const colours = await page.getByRole("link", { name: "Deflection" }).evaluate((link) => ({
      ink: getComputedStyle(link).color,
      paper: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect(colours).toEqual({ ink: "rgb(0, 0, 0)", paper: "rgb(255, 255, 255)" });
    const whole = page.getByText("First it bleeds");
    await expect(whole).toHaveCSS("white-space", "pre-line");
    expect(await whole.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);

    // A single-line field cannot show a long text, so it is printed as text.
    const long = DESCRIPTION.replaceAll("\n", " ");
    await openDeck(page, await makeDeck(page, { name: "Long", description: long }), "Long");
    await expect(page.getByText(long, { exact: true })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Description" })).toBeHidden();
    // Tags have a tinted background in the dark theme.
    await page.goto("/decks/KoT:PT");
    await expect(page.getByText("vote", { exact: true })).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });

  test("the menu opens the print dialog of the browser", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.goto(IN_URL);
    await action(page, "Print").click();
    await expect(page.locator("body[data-printed]")).toBeAttached();
  });
});
