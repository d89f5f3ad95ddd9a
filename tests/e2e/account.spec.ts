import type { Page } from "@playwright/test";
import {
  expectSignedIn,
  field,
  logIn,
  logOut,
  mailedLink,
  newName,
  PASSWORD,
  panel,
  register,
} from "./account-page";
import { expect, test } from "./fixtures";
import { REFUSED } from "./page-errors";

const A_DAY = 24 * 60 * 60;
const NEW_PASSWORD = "another horse entirely";

const origin = (page: Page) => new URL(page.url()).origin;

test('registering, logging out, and logging in with "remember me" @everywhere', async ({
  page,
  context,
  errors,
}) => {
  errors.expected.push(/status of 40[01]/);
  const name = newName();
  await register(page, name);
  expect((await context.cookies()).map(({ expires }) => expires)).toEqual([-1]);

  await logOut(page);
  expect(await context.cookies()).toEqual([]);
  await logIn(panel(page, "Login"), `${name} `, "not the password");
  await expect(field(panel(page, "Login"), "Password")).toBeFocused();
  await expect(panel(page, "Login").getByText("WRONG PASSWORD")).toBeVisible();
  await field(panel(page, "Login"), "Username").fill(newName());
  await panel(page, "Login").getByRole("button", { name: "Log in" }).click();
  await expect(panel(page, "Login").getByText("USER DOES NOT EXIST")).toBeVisible();

  await panel(page, "Login").getByRole("checkbox").check();
  await logIn(panel(page, "Login"), name.toUpperCase());
  await expectSignedIn(page, name);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * A_DAY);
  await page.reload();
  await expectSignedIn(page, name);
});

test("a new password keeps other tabs signed in and signs out another browser, which loses nothing", async ({
  page,
  context,
  newUser,
  errors,
}) => {
  errors.expected.push(/status of 401/);
  const name = newName();
  await register(page, name);
  const tab = await context.newPage();
  await tab.goto("/account");
  await expectSignedIn(tab, name);
  const elsewhere = await newUser();
  await elsewhere.goto("/account");
  await logIn(panel(elsewhere, "Login"), name);
  await expectSignedIn(elsewhere, name);
  await field(elsewhere.getByRole("main"), "Public name").last().fill("Typed before the end");

  const form = panel(page, "Change password");
  await field(form, "Current password").fill(PASSWORD);
  await field(form, "New password").fill(NEW_PASSWORD);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(form.getByText("All other devices have been logged out.")).toBeVisible();

  await panel(tab, "Public name").getByRole("textbox").fill("Still here");
  await panel(tab, "Public name").getByRole("button").click();
  await expect(panel(tab, "Public name").getByText("Saved.")).toBeVisible();

  await panel(elsewhere, "Public name").getByRole("button").click();
  const dialog = elsewhere.getByRole("dialog", { name: "You have been logged out" });
  await logIn(dialog, name, NEW_PASSWORD);
  await expect(panel(elsewhere, "Public name").getByText("Saved.")).toBeVisible();
  await expect(panel(elsewhere, "Public name").getByRole("textbox")).toHaveValue("Typed before the end");
});

test("tabs share the session; another browser cannot register the same name", async ({
  page,
  context,
  newUser,
  errors,
}) => {
  const name = newName();
  await test.step("tabs share the session", async () => {
    await page.goto("/account");
    const tab = await context.newPage();
    await register(tab, name);
    await expectSignedIn(page, name);
    // A request that is on its way when the session ends is refused.
    errors.expected.push(REFUSED);
    for (const each of [page, tab])
      await expect(panel(each, "Where you are logged in").getByRole("listitem")).toHaveCount(1);
    await logOut(tab);
    await expect(panel(page, "Login")).toBeVisible();
  });
  await test.step("a name is registered only once", async () => {
    errors.expected.push(/status of 409/);
    const other = await newUser();
    await other.goto("/account");
    const form = panel(other, "Create account");
    await field(form, "Username").fill(name.toUpperCase());
    await field(form, "Password").fill(PASSWORD);
    await form.getByRole("button", { name: "Create account" }).click();
    await expect(form.getByText("USER ALREADY EXIST")).toBeVisible();
  });
});

test("the link of a mail confirms an address; the link of another one resets the password, once", async ({
  page,
  errors,
}) => {
  errors.expected.push(/status of 40[01]/);
  const name = newName();
  const address = `${name.slice(-8)}@example.org`;
  await register(page, name, address);
  await expect(panel(page, "Email address").getByText(/^Not confirmed yet/)).toBeVisible();
  await page.goto(await mailedLink(address, "confirm"));
  await expect(page).toHaveURL(/\/account\/confirm$/);
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(panel(page, "Email address").getByText(/^Confirmed/)).toBeVisible();
  await logOut(page);
  await page.getByText("Forgot password?").click();
  await page.getByLabel("Username or email address").fill(name);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(panel(page, "Login").getByText(/^If this account exists/)).toBeVisible();

  const link = await mailedLink(address, "reset");
  await page.goto(link);
  await expect(page).toHaveURL(/\/account\/reset$/);
  await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText(/^Your new password is set/)).toBeVisible();
  await page.getByRole("link", { name: "Go to login" }).click();
  await logIn(panel(page, "Login"), name, NEW_PASSWORD);
  await expectSignedIn(page, name);

  await page.goto("/");
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("a third horse");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("main").getByText(/^This link has already been used/)).toBeVisible();
});

test("deleting an account frees its name @everywhere", async ({ page, errors }) => {
  // A request that is on its way when the session ends is refused.
  errors.expected.push(REFUSED);
  const name = newName();
  await register(page, name);
  await page.getByRole("button", { name: "Delete account…" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Delete account…" }).click();
  await expect(dialog.getByText(/^Your account and your sessions are deleted/)).toBeVisible();
  await field(dialog, "Type 'YES' to confirm").fill("YES");
  await field(dialog, "Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: `Permanently delete ${name}` }).click();
  await expect(panel(page, "Account deleted")).toBeVisible();
  await register(page, name);
});

test("exporting all data, and signing out another device", async ({ page, newUser, errors }) => {
  // The other device sends requests until it notices.
  errors.expected.push(REFUSED);
  const name = newName();
  await register(page, name);
  const elsewhere = await newUser();
  await elsewhere.goto("/account");
  await logIn(panel(elsewhere, "Login"), name);
  await expectSignedIn(elsewhere, name);

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe(`methuselah-${name}.json`);

  await page.reload();
  const sessions = panel(page, "Where you are logged in");
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await sessions.getByRole("button", { name: "Log out all other devices" }).click();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await elsewhere.reload();
  await expect(panel(elsewhere, "Login")).toBeVisible();
});

test("nothing is sent without a network, and repeated attempts are throttled", async ({
  page,
  context,
  errors,
}) => {
  const name = newName();
  await register(page, name);
  await test.step("nothing is sent without a network, and the page says so", async () => {
    errors.expected.push(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await panel(page, "Public name").getByRole("button").click();
    await expect(panel(page, "Public name").getByText(/^OFFLINE/)).toBeVisible();
    await context.setOffline(false);
    await panel(page, "Public name").getByRole("button").click();
    await expect(panel(page, "Public name").getByText("Saved.")).toBeVisible();
  });
  await test.step("repeated attempts are throttled with the time of the next one", async () => {
    errors.expected.push(/status of 4(?:01|29)/);
    await logOut(page);
    const wrong = {
      data: { username: name, password: "not the password" },
      headers: { Origin: origin(page) },
    };
    while ((await page.request.post("/api/login", wrong)).status() !== 429);
    await logIn(panel(page, "Login"), name, "not the password");
    await expect(
      panel(page, "Login").getByText(/^Too many attempts. Try again in \d+ (?:minute|second)s?\.$/),
    ).toBeVisible();
    await expect(panel(page, "Login").getByRole("button", { name: "Log in" })).toBeDisabled();
  });
});

test("anonymous users call no function", async ({ page }) => {
  const called = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) called.add(pathname);
  });
  for (const address of ["/", "/crypt", "/library", "/cards/200001", "/account"]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
  }
  expect([...called]).toEqual(["/api/version"]);
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("no account data is stored on the device", async ({ page }) => {
    const name = newName();
    await page.goto("/account");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await register(page, name);
    await page.reload();
    await expectSignedIn(page, name);
    const cached = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
      const requests = await Promise.all(stores.map((store) => store.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached.length).toBeGreaterThan(0);
    expect(cached.filter((path) => path.startsWith("/api/") && path !== "/api/version")).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      name,
    );
  });
});
