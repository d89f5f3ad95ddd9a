import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type APIRequestContext, expect, type Page, request } from "@playwright/test";
import { newName, openBlankPage, PASSWORD, signUp } from "./account-page";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env.PYTHON_PATH ?? ".venv/bin/python";

/** Cards of the sample round, which every server of the journeys has. */
export const VAMPIRE = { id: 210001, name: "Placeholder Vampire One" };
export const LIBRARY_CARD = { id: 110001, name: "Placeholder Card One" };

/** Makes a user an admin as the operator does, without the site. */
export async function appointAdmin(url: string, name: string): Promise<void> {
  const data = resolve(ROOT, ".artifacts/memory", new URL(url).port);
  await promisify(execFile)(PYTHON, ["-m", "infra.playtest_admin", name, "--data", data], { cwd: ROOT });
}

/** Creates an admin and signs the page in. Afterwards the page is blank. Returns the username. */
export async function signUpAdmin(page: Page, name = newName()): Promise<string> {
  await signUp(page, name);
  await appointAdmin(page.url(), name);
  await rememberRole(page, name, "admin");
  return name;
}

/** An admin for each server, who only appoints others: the number of accounts per IP address is limited. */
const appointing = new Map<string, Promise<APIRequestContext>>();

async function createAppointing(origin: string): Promise<APIRequestContext> {
  const admin = await request.newContext({ baseURL: origin, extraHTTPHeaders: { Origin: origin } });
  const username = newName();
  const answer = await admin.post("/api/account", { data: { username, password: PASSWORD } });
  expect(answer.status()).toBe(200);
  await appointAdmin(origin, username);
  return admin;
}

function appointingAdmin(page: Page): Promise<APIRequestContext> {
  const { origin } = new URL(page.url());
  const known = appointing.get(origin) ?? createAppointing(origin);
  appointing.set(origin, known);
  return known;
}

/** Gives a user of the page's server a role, or changes it. */
export async function appoint(page: Page, username: string, role: "tester" | "admin"): Promise<void> {
  const admin = await appointingAdmin(page);
  const answer = await admin.post("/api/playtest/users", { data: { username, role } });
  expect(answer.status()).toBe(200);
}

/** Revokes the role of a user of the page's server. */
export async function revoke(page: Page, username: string): Promise<void> {
  const admin = await appointingAdmin(page);
  expect((await admin.delete("/api/playtest/users", { data: { username } })).status()).toBe(200);
}

/** Creates a tester and signs the page in. Afterwards the page is blank. Returns the username. */
export async function signUpTester(page: Page, name = newName()): Promise<string> {
  await signUp(page, name);
  await appoint(page, name, "tester");
  await rememberRole(page, name, "tester");
  return name;
}

/** Turns playtest mode on for the pages opened from now on, as the switch does. Leaves the page blank. */
export async function turnPlaytestModeOn(page: Page): Promise<void> {
  await openBlankPage(page);
  await page.evaluate(() => {
    const key = "methuselah.preferences";
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify({ ...stored, playtestMode: true }));
  });
}

/** The site remembers the role from the last answer about the account; a first page would have to wait for it. */
async function rememberRole(page: Page, name: string, role: "tester" | "admin"): Promise<void> {
  await page.evaluate((text) => localStorage.setItem("methuselah.user.playtest", text), `${role} ${name}`);
}
