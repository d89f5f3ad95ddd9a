import { expect, test } from "./fixtures";
import { names, searchUrl, textSearch } from "./search-page";

const SEARCH = searchUrl("crypt", textSearch("theo bell"));
const CRYPT_CARDS = "**/data/crypt.*.json";

test("a rejected request for card data shows the status of the server", async ({ page, errors }) => {
  errors.expected.push(/status of 40[345]/, /HttpError/);
  for (const [status, heading] of [
    [403, "403 Forbidden"],
    [404, "404 Not Found"],
    [405, "405 Method Not Allowed"],
  ] as const) {
    await test.step(heading, async () => {
      await page.route(CRYPT_CARDS, (route) => route.fulfill({ status, body: "" }));
      await page.goto(SEARCH);
      const screen = page.getByRole("alert");
      await expect(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} · Methuselah`);
      await page.getByRole("banner").getByRole("link", { name: "Library" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Library" })).toBeVisible();
      await expect(page).toHaveTitle("Library search · Methuselah");
      await page.unroute(CRYPT_CARDS);
    });
  }
});

test("unknown URLs have a message with a link", async ({ page, errors }) => {
  await test.step("/about redirects to the start page", async () => {
    await page.goto("/about");
    await expect(page).toHaveURL("/");
  });
  expect(errors.unexpected()).toEqual([]);
  errors.expected.push(/status of 404/, /BadUrlError/);
  await test.step("an unknown URL is 404, with a link back", async () => {
    const answer = await page.goto("/vampires/theo-bell");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "404 Not Found" })).toBeVisible();
    await expect(page).toHaveTitle("404 Not Found · Methuselah");
    await page.getByRole("link", { name: "Go to About" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: "Methuselah" })).toBeVisible();
  });
  await test.step("it offers a search", async () => {
    await page.goto("/vampires/theo-bell");
    await page.getByRole("searchbox", { name: "Search cards" }).fill("theo bell cap<8");
    await page.getByRole("button", { name: "Search cards" }).click();
    await expect(names(page).first()).toContainText("Theo Bell");
    await expect(page).toHaveURL(/\/crypt\?[qs]=/);
  });
  await test.step("an invalid card id is a bad request", async () => {
    await page.goto("/cards/abc");
    await expect(page.getByRole("heading", { level: 1, name: "400 Bad Request" })).toBeVisible();
    await page.getByRole("link", { name: "Search cards" }).click();
    await expect(page.getByRole("combobox", { name: "Card name" })).toBeVisible();
  });
});

test("a page whose code is missing reloads once, then shows an error", async ({ page, errors }) => {
  errors.expected.push(/Failed to load resource/, /could not be loaded/);
  let requests = 0;
  await page.route("**/assets/crypt-screen-*.js", (route) => {
    requests += 1;
    return route.abort();
  });
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Crypt" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Unexpected Application Error" })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  expect(requests).toBeGreaterThanOrEqual(2);
  await page.unroute("**/assets/crypt-screen-*.js");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Crypt" })).toBeVisible();
});

test("a failing request is sent three times; then it can be retried", async ({ page, errors }) => {
  errors.expected.push(/status of 500/, /HttpError/);
  let requests = 0;
  await page.route(CRYPT_CARDS, (route) => {
    requests += 1;
    return route.fulfill({ status: 500 });
  });
  await page.goto(SEARCH);
  const problem = page.getByRole("heading", { level: 1, name: "CONNECTION PROBLEM" });
  await expect(problem).toBeVisible();
  // A request ahead of the page fails in the same way; later on the page alone asks for the file.
  await expect.poll(() => requests % 3).toBe(0);
  expect(requests).toBeLessThanOrEqual(6);
  requests = 0;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(problem).toBeHidden();
  await expect(problem).toBeVisible();
  expect(requests).toBe(3);
  await page.unroute(CRYPT_CARDS);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(names(page)).toHaveCount(3);
});

test("an unanswered request is aborted after ten seconds", async ({ page, errors }) => {
  errors.expected.push(/ERR_FAILED/, /RequestTimeoutError/);
  await page.clock.install();
  let answer = () => {};
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let waiting = false;
  await page.route(CRYPT_CARDS, async (route) => {
    waiting = true;
    await silence;
    await route.abort();
  });
  await page.goto(SEARCH);
  await expect.poll(() => waiting).toBe(true);
  // The fake clock advances meanwhile: on a busy machine a second passes soon.
  await page.clock.runFor(5_000);
  await expect(page.getByText("CONNECTION PROBLEM")).toBeHidden();
  await page.clock.runFor(6_000);
  await expect(page.getByRole("heading", { level: 1, name: "CONNECTION PROBLEM" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("did not answer");
  answer();
});

test("failed rulings do not affect the rest of the card", async ({ page, errors }) => {
  errors.expected.push(/status of 500/);
  await page.route("**/data/rulings.*.json", (route) => route.fulfill({ status: 500 }));
  await page.goto("/cards/100518");
  await expect(page.getByRole("heading", { name: "Deflection", exact: true })).toBeVisible();
  const rulings = page.getByRole("region", { name: "Rulings" });
  await expect(rulings.getByRole("alert")).toContainText("The rulings could not be loaded.");
  await page.unroute("**/data/rulings.*.json");
  await rulings.getByRole("button", { name: "Try again" }).click();
  await expect(rulings.getByRole("listitem").first()).toBeVisible();
});
