import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expectAccessible, isPhone } from "./accessible";
import { newName, signUp } from "./account-page";
import { expect, test } from "./fixtures";
import type { Gateway } from "./gateway";
import { appointAdmin, signUpAdmin, signUpTester, VAMPIRE } from "./playtest-page";
import { dialog } from "./search-page";

interface FirstAdmin {
  readonly page: Page;
  readonly admin: string;
}

/** The only admin of a server: a round is open for a whole server, and the last admin is the last of a server. */
async function firstAdmin(newUser: NewUser, { url }: Gateway): Promise<FirstAdmin> {
  const page = await newUser({ baseURL: url });
  const admin = await signUpAdmin(page);
  // The function of a new server starts with its first call.
  await expect(async () => {
    expect((await page.request.get("/api/playtest/rounds")).status()).toBe(200);
  }).toPass();
  return { page, admin };
}

type NewUser = (options: { readonly baseURL: string }) => Promise<Page>;

async function openManage(page: Page, part?: "Rounds" | "Log"): Promise<void> {
  await page.goto("/playtest/manage");
  await expect(page.getByRole("heading", { level: 1, name: "Manage playtesters" })).toBeVisible();
  if (part) await page.getByText(part, { exact: true }).click();
}

async function openRound(page: Page, name: string): Promise<void> {
  await page.getByLabel("Short name").fill(name);
  await page.getByLabel("Name", { exact: true }).fill("First round");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await dialog(page).getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("button", { name: "Close First round" })).toBeVisible();
}

/** Writes a report through the API. */
async function report(page: Page, subject: string, content: object): Promise<void> {
  const answer = await page.request.put(`/api/playtest/${subject}`, {
    data: { text: "", score: 0, isPlayed: false, ...content },
    headers: { Origin: new URL(page.url()).origin, "If-Match": "0" },
  });
  expect(answer.status()).toBe(200);
}

const card = (page: Page, name = VAMPIRE.name) => page.getByRole("article", { name, exact: true }).first();

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}

test("an admin opens a round, adds a tester, reads and exports the report, prints and revokes", async ({
  newUser,
  ownGateway,
  errors,
}) => {
  errors.expected.push(/status of 400 .*\/playtest\/users/);
  const { page, admin } = await firstAdmin(newUser, ownGateway);
  const theo = await newUser({ baseURL: ownGateway.url });
  const name = newName();
  await signUp(theo, name);

  await test.step("a round is opened, and what it means is said", async () => {
    await openManage(page, "Rounds");
    await page.getByLabel("Short name").fill("Not so");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(page.getByText(/^Use 1 to 32 lower-case letters/)).toBeVisible();
    await openRound(page, "one");
  });

  await test.step("a tester is added by username", async () => {
    await page.getByText("Testers", { exact: true }).click();
    await page.getByLabel("Username").fill("Nobody of this name");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByLabel("Username")).toHaveAccessibleDescription("USER DOES NOT EXIST");
    await page.getByLabel("Username").fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox", { name })).toBeChecked();
    // Added now, so on top.
    await expect(page.getByRole("list", { name: "Testers" }).getByRole("listitem").first()).toContainText(
      name,
    );
    await expect(page.getByText("2 playtesters, 1 of them admins")).toBeVisible();
  });

  await test.step("the reports of both are read", async () => {
    const text = "Strong.\n\n-----\nToo cheap.";
    await report(theo, `card/${VAMPIRE.id}`, { text, score: 8, isPlayed: true });
    await report(theo, "general/general", { text: "A good round." });
    await report(page, `card/${VAMPIRE.id}`, { text: "Mine.", score: 4 });
    await page.goto("/playtest/reports");
    await expect(card(page)).toContainText("Your report");
    await expect(card(page)).toContainText("6.00");
    await expect(card(page).getByText("Too cheap.")).toBeVisible();
    await expect(card(page).getByRole("img", { name: "8 of 10" })).toBeVisible();
    await expect(card(page).getByRole("row", { name: "8 1 0" })).toBeAttached();
    await expect(card(page).getByRole("row", { name: "4 0 1" })).toBeAttached();
    await page.getByText("General", { exact: true }).click();
    await expect(page.getByText("A good round.")).toBeVisible();
  });

  await test.step("usernames are hidden on the page and in files", async () => {
    await page.getByRole("group", { name: "Reports about" }).getByText("Crypt").click();
    await page.getByRole("button", { name: "Export" }).click();
    const saving = page.waitForEvent("download");
    await dialog(page).getByRole("button", { name: "Cards – Text" }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe("playtest-one-cards.txt");
    const own = `${admin}\n4 of 10, Not seen in play\nMine.`;
    const other = `${name}\n8 of 10, Seen in play\nStrong.\n\n -----\nToo cheap.`;
    const both = [own, other].sort();
    expect(
      (await textOf(file))
        .split("\n-----\n")
        .map((part) => part.trim())
        .sort(),
    ).toEqual([`${VAMPIRE.name}\n\n${both[0]}`, both[1]].sort());
    await page.keyboard.press("Escape");
    await page.getByRole("checkbox", { name: "Hide usernames" }).check();
    await expect(card(page).getByText(name.slice(0, 10))).toHaveCount(0);
    await page.getByRole("button", { name: "Export" }).click();
    const hidden = page.waitForEvent("download");
    await dialog(page).getByRole("button", { name: "JSON" }).click();
    const json = await textOf(await hidden);
    expect(json).not.toContain(name);
    expect(JSON.parse(json).reports.crypt[0]).toMatchObject({ name: VAMPIRE.name, reports: [{}, {}] });
    const book = page.waitForEvent("download");
    await dialog(page).getByRole("button", { name: "Excel" }).click();
    expect((await book).suggestedFilename()).toBe("playtest-one.xlsx");
    await page.keyboard.press("Escape");
    await page.getByRole("checkbox", { name: "Hide usernames" }).uncheck();
  });

  await test.step("on paper the user's own report is among the others, and controls are gone", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(card(page).getByRole("heading", { name: "Your report" })).toBeHidden();
    await expect(card(page).getByText("Mine.").filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Export" })).toBeHidden();
    const cards = await page.locator("main").getByRole("heading", { level: 2 }).count();
    expect(cards).toBeGreaterThan(1);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(cards);
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("the role is revoked once it is confirmed", async () => {
    await openManage(page);
    await page.getByRole("checkbox", { name }).click();
    await expect(dialog(page)).toContainText("All reports stay");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("checkbox", { name })).toBeChecked();
    await page.getByRole("checkbox", { name }).click();
    await dialog(page).getByRole("button", { name: "Revoke" }).click();
    await expect(page.getByText("Former playtester")).toBeVisible();
    // The switch answers before the server does.
    await expect.poll(async () => (await theo.request.get("/api/playtest/data")).status()).toBe(403);
    await page.getByText("Log", { exact: true }).click();
    await expect(page.getByRole("listitem").first()).toContainText(`${admin} revoked the role of ${name}.`);
    await expect(page.getByText(`${admin} opened the round one.`)).toBeVisible();
  });
});

test("the last admin stays, and a second one may take over @everywhere", async ({ newUser, ownGateway }) => {
  const { page, admin } = await firstAdmin(newUser, ownGateway);
  const second = newName();
  const other = await newUser({ baseURL: ownGateway.url });
  await signUp(other, second);
  // The server refuses the cards of the round once the role has ended, so they have to be here before.
  const cards = page.waitForResponse("**/api/playtest/data");
  await openManage(page);
  await (await cards).finished();
  const own = page.getByRole("checkbox", { name: admin });
  await expect(own).toBeDisabled();
  await expect(own).toHaveAccessibleDescription("The last admin cannot be removed.");
  await page.getByLabel("Username").fill(second);
  await page.getByLabel("Role", { exact: true }).selectOption("Admin");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(own).toBeEnabled();
  await own.click();
  await expect(dialog(page)).toContainText("You will lose access to this page immediately.");
  await dialog(page).getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("Only admins of the playtest can use this page.")).toBeVisible();
  await expect(page.locator("main").getByText(second)).toHaveCount(0);
  await openManage(other);
  await expect(other.getByRole("checkbox", { name: second })).toBeDisabled();
});

test("a closed round opens again, an archived one stays read only", async ({ newUser, ownGateway }) => {
  const { page } = await firstAdmin(newUser, ownGateway);
  await openManage(page, "Rounds");
  await openRound(page, "one");
  await expect(page.getByText("Only one round can be open. Close First round first.")).toBeVisible();
  await page.getByRole("button", { name: "Close First round" }).click();
  await expect(dialog(page)).toContainText("Reports become read-only");
  await dialog(page).getByRole("button", { name: "Close", exact: true }).last().click();
  await page.getByRole("button", { name: "Open First round again" }).click();
  await dialog(page).getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("button", { name: "Archive First round" }).click();
  await expect(dialog(page)).toContainText("cannot be opened again");
  await dialog(page).getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText(/^archived · one ·/)).toBeVisible();
  await expect(page.getByRole("button", { name: /First round/ })).toHaveCount(0);
  await page.goto("/playtest/reports");
  await expect(page.getByRole("combobox", { name: "Round" })).toContainText("First round (archived)");
});

for (const path of ["/playtest/manage", "/playtest/reports"]) {
  test(`${path} shows testers and visitors one sentence, nothing of a round`, async ({
    page,
    newUser,
    errors,
  }) => {
    errors.expected.push(/status of 40[13]/);
    const calls: string[] = [];
    const sentence = "Only admins of the playtest can use this page.";
    const record = (visited: Page, forbidden: RegExp) =>
      visited.on("request", (request) => {
        if (forbidden.test(request.url())) calls.push(request.url());
      });
    await signUpTester(page);
    // Every page of a tester loads the cards of the round.
    record(page, /\/api\/playtest\/(?!data$)/);
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
    const visitor = await newUser();
    record(visitor, /\/api\/playtest\//);
    await visitor.goto(path);
    await expect(visitor.getByText(sentence)).toBeVisible();
    const shown = await page.locator("main").textContent();
    expect(await visitor.locator("main").textContent()).toBe(shown);
    expect(calls).toEqual([]);
  });
}

test("a revoked admin sees nothing, although the device remembers the role", async ({
  newUser,
  ownGateway,
  errors,
}) => {
  errors.expected.push(/status of 403/);
  const { page, admin } = await firstAdmin(newUser, ownGateway);
  const other = await newUser({ baseURL: ownGateway.url });
  const second = newName();
  await signUp(other, second);
  await appointAdmin(ownGateway.url, second);
  const answer = await other.request.delete("/api/playtest/users", {
    data: { username: admin },
    headers: { Origin: ownGateway.url },
  });
  expect(answer.status()).toBe(200);
  await page.goto("/playtest/manage");
  await expect(page.getByText("Only admins of the playtest can use this page.")).toBeVisible();
});

test("the pages of admins have no accessibility violations and fit a phone @everywhere", async ({
  newUser,
  ownGateway,
}) => {
  const { page } = await firstAdmin(newUser, ownGateway);
  await openManage(page, "Rounds");
  await openRound(page, "one");
  await expectAccessible(page, "rounds");
  await page.getByText("Testers", { exact: true }).click();
  await expect(page.getByRole("list", { name: "Testers" })).toBeVisible();
  await expectAccessible(page, "testers");
  await page.getByText("Log", { exact: true }).click();
  await expect(page.getByText(/opened the round one/)).toBeVisible();
  await expectAccessible(page, "log");
  await report(page, `card/${VAMPIRE.id}`, { text: `${"Long".repeat(60)}\n\nword`, score: 4 });
  await page.goto("/playtest/reports");
  await expect(card(page)).toContainText("Your report");
  await expectAccessible(page, "reports");
  if (!isPhone(page)) return;
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});
