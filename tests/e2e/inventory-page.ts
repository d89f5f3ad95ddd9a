import { expect, type Locator, type Page } from "@playwright/test";
import { isPhone } from "./accessible";
import { addField, found } from "./deck-page";

/** Cards in the API. */
export type Stock = Readonly<
  Record<number, { q?: number; t?: string; target?: { mode: "fixed" | "surplus"; value: number } }>
>;

const sameOrigin = (page: Page) => ({ headers: { Origin: new URL(page.url()).origin } });

/** Sets cards of the signed-in user through the API. */
export async function fillInventory(page: Page, data: Stock): Promise<void> {
  const answer = await page.request.put("/api/inventory", { data, ...sameOrigin(page) });
  expect(answer.status()).toBe(200);
}

/** Copies on the server, by card. */
export async function storedCopies(page: Page): Promise<Readonly<Record<string, number>>> {
  const { buckets } = await (await page.request.get("/api/inventory")).json();
  return Object.assign({}, ...Object.values<{ q: Record<string, number> }>(buckets).map(({ q }) => q));
}

/** Makes a stored deck use the inventory. */
export async function useInventory(page: Page, deck: string, inventoryType: string): Promise<void> {
  const data = { inventoryType };
  const answer = await page.request.put(`/api/deck/${deck}`, { data, ...sameOrigin(page) });
  expect(answer.status()).toBe(200);
}

export async function openInventory(page: Page): Promise<void> {
  await page.goto("/inventory");
  await expect(part(page, "Crypt")).toBeVisible();
}

export function part(page: Page, name: "Crypt" | "Library"): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** The row of a card. */
export function row(page: Page, card: string): Locator {
  const link = page.getByRole("link", { name: card, exact: true });
  return page.getByRole("main").getByRole("listitem").filter({ has: link });
}

/** The editable number of a card in its list. */
export function copiesOf(page: Page, card: string): Locator {
  return row(page, card).getByRole("spinbutton");
}

/** Finds a card by the field above its list; its number then has the focus. */
export async function pick(page: Page, kind: "Crypt" | "Library", text: string, card: string): Promise<void> {
  await addField(page, kind).fill(text);
  await expect(found(page).first()).toContainText(card);
  await addField(page, kind).press("Enter");
}

/** Phones and narrow windows have the commands in a sheet. */
export async function choose(page: Page, name: string): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Actions", exact: true }).click();
  await page.getByRole("list", { name: "Actions" }).getByRole("button", { name, exact: true }).click();
}
