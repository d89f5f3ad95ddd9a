import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { workerPort } from "./gateway";

export const PASSWORD = "correct horse battery";

const MEMORY = resolve(fileURLToPath(new URL("../..", import.meta.url)), ".artifacts/memory");

/** An unused name. */
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

/** Creates an account on its page and signs in. */
export async function register(page: Page, name: string, email = ""): Promise<void> {
  await page.goto("/account");
  const form = panel(page, "Create account");
  await field(form, "Username").fill(name);
  await field(form, "Password").fill(PASSWORD);
  await field(form, "Email address (optional)").fill(email);
  await form.getByRole("button", { name: "Create account" }).click();
  await expectSignedIn(page, name);
}

/** Opens a blank page of the site's origin. */
export async function openBlankPage(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route("**/no-screen", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/no-screen");
  // Requests are faster without a route.
  await page.unroute("**/no-screen");
}

/**
 * Creates an account through the API and signs the page in, for journeys about something else. Afterwards the page is
 * blank.
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

/** Session of an account that read-only tests share, because the number of accounts per IP address is limited. */
let shared: Awaited<ReturnType<BrowserContext["storageState"]>> | undefined;

/** Signs in as the shared user, who may have decks of other tests. Afterwards the page is blank. */
export async function asSharedUser(page: Page): Promise<void> {
  if (!shared) {
    await signUp(page);
    shared = await page.context().storageState();
    return;
  }
  await openBlankPage(page);
  await page.context().addCookies(shared.cookies);
  const stored = shared.origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
}

/** Fills in the login form of the page or dialog. */
export async function logIn(within: Locator, name: string, password = PASSWORD): Promise<void> {
  await field(within, "Username").fill(name);
  await field(within, "Password").fill(password);
  await within.getByRole("button", { name: "Log in" }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out", exact: true }).first().click();
  await expect(panel(page, "Login")).toBeVisible();
}

/** The link in a mail to an address, once it has arrived: to reset the password or to confirm the address. */
export async function mailedLink(address: string, to: "reset" | "confirm"): Promise<string> {
  let link: string | undefined;
  // The folder where the server of this worker writes its mails.
  const outbox = resolve(MEMORY, `${workerPort(test.info().parallelIndex)}/outbox`);
  await expect(async () => {
    const names = await readdir(outbox);
    const mails = await Promise.all(names.map((name) => readFile(resolve(outbox, name), "utf8")));
    const its = mails.filter((text) => text.includes(`To: ${address}`)).join("\n");
    link = new RegExp(`\\S+/account/${to}#token=\\S+`).exec(its)?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? "";
}
