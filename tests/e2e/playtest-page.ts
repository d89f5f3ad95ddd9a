import { execFile, spawn } from "node:child_process";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type APIRequestContext, expect, type Page, request } from "@playwright/test";
import { newName, openBlankPage, PASSWORD, signUp } from "./account-page";
import { SAMPLE_ROUND, SITE } from "./gateway";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env.PYTHON_PATH ?? ".venv/bin/python";

/** Cards of the sample round, which every server of the journeys has. */
export const VAMPIRE = { id: 210001, name: "Placeholder Vampire One" };
export const LIBRARY_CARD = { id: 110001, name: "Placeholder Card One" };

/** The data folder of the server of a page. */
const dataOf = (url: string) => resolve(ROOT, ".artifacts/memory", new URL(url).port);

/** Makes a user an admin as the operator does, without the site. */
export async function appointAdmin(url: string, name: string): Promise<void> {
  const command = ["-m", "infra.playtest_admin", name, "--data", dataOf(url)];
  await promisify(execFile)(PYTHON, command, { cwd: ROOT });
}

/**
 * Releases cards of the round as the operator does. Returns a function that ends the command, which goes on for as long
 * as old calls last; `folder` gets the map and the list of released ids.
 */
export async function releaseCards(
  url: string,
  folder: string,
  map: Readonly<Record<number, number | "gone">>,
): Promise<() => void> {
  await mkdir(folder, { recursive: true });
  await copyFile(resolve(SAMPLE_ROUND, "playtest.json"), join(folder, "playtest.json"));
  const file = join(folder, "map.txt");
  await writeFile(
    file,
    Object.entries(map)
      .map((line) => line.join(" "))
      .join("\n"),
  );
  const places = ["--data", dataOf(url), "--round", folder, "--site", SITE];
  const command = ["-m", "infra.playtest_release", file, "--go", "--rate", "1000", ...places];
  const running = spawn(PYTHON, command, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  return () => running.kill();
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

/** A tester whose pages are in playtest mode. Returns the username. */
export async function signUpInMode(page: Page): Promise<string> {
  const name = await signUpTester(page);
  await turnPlaytestModeOn(page);
  return name;
}

/** The site remembers the role from the last answer about the account; a first page would have to wait for it. */
async function rememberRole(page: Page, name: string, role: "tester" | "admin"): Promise<void> {
  await page.evaluate((text) => localStorage.setItem("methuselah.user.playtest", text), `${role} ${name}`);
}
