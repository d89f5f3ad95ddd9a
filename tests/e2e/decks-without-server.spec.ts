import { action, deckSelector, expectCounts, part, setCopies } from "./deck-page";
import { expect, test } from "./fixtures";
import { firstVisit, waitForOfflineData } from "./offline-data";
import { SERVER_STOPPED } from "./page-errors";
import { dialog } from "./search-page";

const DOLL = 100199;
const PRECON = "/decks/KoT:PT";
const COMPARED = "/diff/V5:PTr/V5:PV";
const PROPOSED = `/review/V5:PTr#${DOLL}=0+2`;

// The server is stopped, and the service worker is allowed.
test.use({ serviceWorkers: "allow" });

test("precons visited before can be read, drawn from, compared and changed without a server", async ({
  page,
  context,
  ownGateway,
  errors,
}) => {
  // A first visit, a second one from the cache, and a third without the server.
  test.slow();
  const at = (url: string) => ownGateway.url + url;
  await firstVisit(page, at(PRECON));
  await expectCounts(page, "12", "77");
  await waitForOfflineData(page);
  await page.goto(at(COMPARED));
  await expect(part(page, "Library")).toBeVisible();
  // These visits are served from the cache, and their requests are cached.
  await page.reload();
  await expect(part(page, "Library")).toBeVisible();
  await page.goto(at(PROPOSED));
  await expect(page.getByText("1 card to change.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 card to change.")).toBeVisible();

  // Prefetching is interrupted with the server.
  errors.expected.push(...SERVER_STOPPED);
  await ownGateway.stop();

  await test.step("changes are proposed, and survive a reload", async () => {
    await setCopies(page, "Blood Doll", 3);
    await expect(page).toHaveURL(new RegExp(`#${DOLL}=0\\+3$`));
    await page.reload();
    const doll = page.getByRole("link", { name: "Blood Doll", exact: true });
    await expect(page.getByRole("listitem").filter({ has: doll })).toContainText("0 → 3");
  });

  await test.step("precons compared before can be compared", async () => {
    await page.goto(at(COMPARED));
    await expect(page.getByText("61 cards differ.")).toBeVisible();
    const left = page.getByRole("region", { name: "Left deck", exact: true });
    await expect(left.getByRole("link", { name: "Fifth Edition: Tremere" })).toBeVisible();
    await page.close();
  });

  const again = await context.newPage();
  await test.step("a draw works", async () => {
    await again.goto(at(PRECON));
    await expectCounts(again, "12", "77");
    await action(again, "Draw cards").click();
    const draw = dialog(again, /^Draw: /);
    const hand = draw.getByRole("list", { name: "Hand", exact: true });
    const crypt = draw.getByRole("heading", { name: /^Uncontrolled/ });
    await expect(crypt).toHaveAccessibleName("Uncontrolled 4 drawn, 8 left");
    await expect(draw.getByRole("heading", { name: /^Hand/ })).toHaveAccessibleName("Hand 7 drawn, 70 left");
    await hand
      .getByRole("button", { name: /^Play / })
      .first()
      .click();
    const ashes = draw.getByRole("list", { name: "Ash heap", exact: true });
    await expect(ashes.getByRole("listitem")).toHaveCount(1);
    await again.keyboard.press("Escape");
    await expect(draw).toBeHidden();
  });

  await test.step("another precon is found and opened", async () => {
    await deckSelector(again).fill("kot");
    await again.getByRole("option", { name: /Malkavian/ }).click();
    await expect(again).toHaveURL(/KoT(:|%3A)PM$/);
    await expectCounts(again, "12", "77");
  });
});
