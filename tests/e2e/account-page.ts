import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { PORT } from "./gateway";

export const PASSWORD = "correct horse battery";

/** Where the shared server of a test run puts its mails. */
const OUTBOX = resolve(fileURLToPath(new URL("../..", import.meta.url)), `.artifacts/memory/${PORT}/outbox`);

/** A name that nobody has yet. */
export function newName(): string {
  return `Zoë ${randomBytes(4).toString("hex")}`;
}

export function panel(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

export function field(within: Locator, label: string): Locator {
  return within.getByLabel(label, { exact: true });
}

export async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expect(page.getByText(`Logged as: ${name}`)).toBeVisible();
}

/** Makes an account on its screen; the page is signed in then. */
export async function register(page: Page, name: string, email = ""): Promise<void> {
  await page.goto("/account");
  const form = panel(page, "Create account");
  await field(form, "Username").fill(name);
  await field(form, "Password").fill(PASSWORD);
  await field(form, "Email address (optional)").fill(email);
  await form.getByRole("button", { name: "Create account" }).click();
  await expectSignedIn(page, name);
}

/** Goes to an address of the site where nothing is but the origin. */
export async function openBlankPage(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route("**/no-screen", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/no-screen");
  // Requests that nobody stops are quicker.
  await page.unroute("**/no-screen");
}

/**
 * Makes an account past the screen and signs the page in: for journeys that are about something else. The page is
 * on no screen of the site afterwards.
 */
export async function signUp(page: Page, name = newName()): Promise<void> {
  await openBlankPage(page);
  const answer = await page.request.post("/api/account", {
    data: { username: name, password: PASSWORD },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(200);
  await page.evaluate(() => localStorage.setItem("methuselah.session", `in ${Date.now()}`));
}

/** The session of a player whom tests share that only look at things: an address makes no account without end. */
let shared: Awaited<ReturnType<BrowserContext["storageState"]>> | undefined;

/** Signs somebody in who has whatever decks others have left. The page is on no screen of the site afterwards. */
export async function asSharedUser(page: Page): Promise<void> {
  if (!shared) {
    await signUp(page);
    shared = await page.context().storageState();
    return;
  }
  await openBlankPage(page);
  await page.context().addCookies(shared.cookies);
  const kept = shared.origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, kept);
}

/** Fills the login of the page, or the one of the dialog over it. */
export async function logIn(within: Locator, name: string, password = PASSWORD): Promise<void> {
  await field(within, "Username").fill(name);
  await field(within, "Password").fill(password);
  await within.getByRole("button", { name: "Log in" }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out", exact: true }).first().click();
  await expect(panel(page, "Login")).toBeVisible();
}

/** The link in a mail to an address, once the mail has come: it sets a password or confirms the address. */
export async function linkMailedTo(address: string, to: "reset" | "confirm"): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const names = await readdir(OUTBOX);
    const mails = await Promise.all(names.map((name) => readFile(resolve(OUTBOX, name), "utf8")));
    const its = mails.filter((text) => text.includes(`To: ${address}`)).join("\n");
    link = new RegExp(`\\S+/account/${to}#token=\\S+`).exec(its)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? "";
}
