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

/** A deck that may be played. */
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

/** A deck as the server keeps it. */
export interface StoredDeck {
  readonly name: string;
  readonly cards: Readonly<Record<string, number>>;
  readonly rev: number;
}

/** What the server itself takes: its own address as the origin. */
const ofSite = (page: Page) => ({ headers: { Origin: new URL(page.url()).origin } });

/** Makes a deck of the player who is signed in, past the screen. Gives its id. */
export async function makeDeck(page: Page, request: DeckContent = {}): Promise<string> {
  const data = { name: "Legal", cards: LEGAL, ...request };
  const answer = await page.request.post("/api/deck", { data, ...ofSite(page) });
  if (answer.status() === 429) {
    // An account makes twenty decks a second: as the page does, this waits as long as the server asks.
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers()["retry-after"])));
    return makeDeck(page, request);
  }
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { deckid: string }).deckid;
}

/** What the server has of a deck now. */
export async function storedDeck(page: Page, id: string): Promise<StoredDeck> {
  return (await page.request.get(`/api/deck/${id}`)).json();
}

/** The names of all decks that the server has of the player. */
export async function storedNames(page: Page): Promise<readonly string[]> {
  const answer = (await (await page.request.get("/api/decks")).json()) as { decks: { name: string }[] };
  return answer.decks.map(({ name }) => name).sort();
}

export async function openDeck(page: Page, id: string, name = "Legal"): Promise<void> {
  await page.goto(`/decks/${id}`);
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeAttached();
  await expect(part(page, "Library")).toBeVisible();
}

/** A deck in the address bar that the server has given its own id. */
export const STORED_DECK_URL = /\/decks\/[A-Z][A-Za-z0-9]{8}$/;

/** The id in the address, once it is the server's. */
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

/** The number before a card, to be typed over. */
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

/** Cards by the letters typed so far. */
export function found(page: Page): Locator {
  return page.getByRole("listbox").getByRole("option");
}

/** Something in the menu beside the deck. */
export function action(page: Page, name: string): Locator {
  return page.getByRole("list", { name: "Actions", exact: true }).getByRole("button", { name, exact: true });
}

/** Says whether all edits have waitForApp. */
export function saveState(page: Page): Locator {
  return page
    .getByRole("status")
    .filter({ hasText: /^(Saved|Saving…|Not saved|Offline: .*|.* waiting for you.*)$/ });
}

export async function expectSaved(page: Page, options: { timeout?: number } = {}): Promise<void> {
  await expect(saveState(page)).toHaveText("Saved", options);
}

/** The field that says which deck is shown, and finds others. */
export function deckSelector(page: Page): Locator {
  return page.getByRole("combobox", { name: "Choose a deck", exact: true });
}

/** Presses Tab, or the key given, until something has the focus. */
export async function tabTo(page: Page, wanted: Locator, { key = "Tab", most = 60 } = {}): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(wanted)}`);
}
