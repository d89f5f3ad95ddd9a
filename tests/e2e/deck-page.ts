import { expect, type Locator, type Page } from "@playwright/test";

/** Twelve vampires of groups 5 and 6. */
export const CRYPT = {
  "Theo Bell (G6)": { id: 201613, copies: 4 },
  "Nathan Turner": { id: 201606, copies: 4 },
  "Emily Carson": { id: 200421, copies: 4 },
} as const;

/** Sixty cards. */
export const LIBRARY = {
  "Govern the Unaligned": { id: 100845, copies: 12 },
  Conditioning: { id: 100401, copies: 10 },
  Deflection: { id: 100518, copies: 10 },
  Bonding: { id: 100236, copies: 10 },
  "Taste of Vitae": { id: 101945, copies: 8 },
  "Blood Doll": { id: 100199, copies: 10 },
} as const;

/** A legal deck. */
export const LEGAL: Readonly<Record<string, number>> = Object.fromEntries(
  [...Object.values(CRYPT), ...Object.values(LIBRARY)].map(({ id, copies }) => [id, copies]),
);

export interface DeckContent {
  readonly name?: string;
  readonly author?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly cards?: Readonly<Record<string, number>>;
}

/** A deck in the API. */
export interface StoredDeck {
  readonly name: string;
  readonly cards: Readonly<Record<string, number>>;
  readonly rev: number;
}

/** The server only accepts requests of its own origin. */
const sameOrigin = (page: Page) => ({ headers: { Origin: new URL(page.url()).origin } });

/** Creates a deck of the signed-in user through the API and returns its id. */
export async function makeDeck(page: Page, request: DeckContent = {}): Promise<string> {
  const data = { name: "Legal", cards: LEGAL, ...request };
  const answer = await page.request.post("/api/deck", { data, ...sameOrigin(page) });
  if (answer.status() === 429) {
    // The API limits decks per second, so this waits for Retry-After, like the page.
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers()["retry-after"])));
    return makeDeck(page, request);
  }
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { deckid: string }).deckid;
}

/** The deck on the server. */
export async function storedDeck(page: Page, id: string): Promise<StoredDeck> {
  return (await page.request.get(`/api/deck/${id}`)).json();
}

/** Names of all decks of the user on the server. */
export async function storedNames(page: Page): Promise<readonly string[]> {
  const answer = (await (await page.request.get("/api/decks")).json()) as { decks: { name: string }[] };
  return answer.decks.map(({ name }) => name).sort();
}

export async function openDeck(page: Page, id: string, name = "Legal"): Promise<void> {
  await page.goto(`/decks/${id}`);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeAttached();
  await expect(part(page, "Library")).toBeVisible();
}

/** URL of a deck with an id of the server. */
export const STORED_DECK_URL = /\/decks\/[A-Z][A-Za-z0-9]{8}$/;

/** The id in the URL, once it is the server's. */
export async function deckIdInUrl(page: Page): Promise<string> {
  await expect(page).toHaveURL(STORED_DECK_URL);
  return new URL(page.url()).pathname.slice("/decks/".length);
}

export function part(page: Page, name: "Crypt" | "Library"): Locator {
  return page.getByRole("region", { name: new RegExp(`^${name} \\[`) });
}

export async function expectCounts(page: Page, crypt: string, library: string): Promise<void> {
  await expect(part(page, "Crypt").getByRole("heading", { level: 2 })).toHaveText(`Crypt [${crypt}]`);
  await expect(part(page, "Library").getByRole("heading", { level: 2 })).toHaveText(`Library [${library}]`);
}

/** The editable number of copies of a card. */
export function copiesOf(page: Page, card: string): Locator {
  return page.getByRole("spinbutton", { name: `Copies of ${card}`, exact: true });
}

export async function setCopies(page: Page, card: string, copies: number): Promise<void> {
  await copiesOf(page, card).fill(String(copies));
  await copiesOf(page, card).press("Enter");
}

export function addField(page: Page, name: "Crypt" | "Library"): Locator {
  return page.getByRole("combobox", { name: `Add ${name.toLowerCase()} card`, exact: true });
}

/** Options for the typed text. */
export function found(page: Page): Locator {
  return page.getByRole("listbox").getByRole("option");
}

/** An entry of the deck menu. */
export function action(page: Page, name: string): Locator {
  return page.getByRole("list", { name: "Actions", exact: true }).getByRole("button", { name, exact: true });
}

/** The status of saving. */
export function saveState(page: Page): Locator {
  return page
    .getByRole("status")
    .filter({ hasText: /^(Saved|Saving…|Not saved|Offline: .*|.* waiting for you.*)$/ });
}

export async function expectSaved(page: Page, options: { timeout?: number } = {}): Promise<void> {
  await expect(saveState(page)).toHaveText("Saved", options);
}

/** The combobox that shows the current deck and finds others. */
export function deckSelector(page: Page): Locator {
  return page.getByRole("combobox", { name: "Choose a deck", exact: true });
}

/** Presses Tab, or another key, until an element has the focus. */
export async function tabTo(page: Page, wanted: Locator, { key = "Tab", max = 60 } = {}): Promise<void> {
  await expect(wanted).toBeVisible();
  // Finding the element takes longer than pressing the key, so it is found again only when it is replaced.
  let element = await wanted.elementHandle();
  for (let pressed = 0; pressed < max; pressed += 1) {
    const found = await element?.evaluate((at) => (at.isConnected ? at === document.activeElement : "gone"));
    if (found === true) return;
    if (found === "gone") element = await wanted.elementHandle();
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(wanted)}`);
}
