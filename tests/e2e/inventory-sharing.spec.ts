import type { Page } from "@playwright/test";
import { expectSignedIn, logIn, newName, panel, signUp } from "./account-page";
import { expectSaved, LIBRARY, saveState } from "./deck-page";
import { expect, test } from "./fixtures";
import { choose, copiesOf, fillInventory, openInventory, row, storedCopies } from "./inventory-page";
import { dialog } from "./search-page";

const GOVERN = LIBRARY["Govern the Unaligned"].id;
const DEFLECTION = LIBRARY.Deflection.id;
const DOLL = LIBRARY["Blood Doll"].id;

test("a shared inventory is read by others, until its link is replaced", async ({
  page,
  newUser,
  errors,
}) => {
  errors.expected.push(/status of 401 .*\/api\/inventory\//);
  await signUp(page);
  await fillInventory(page, { [GOVERN]: { q: 4, t: "secret" }, [DOLL]: { q: 0 } });
  await openInventory(page);
  await choose(page, "Share");
  const sharing = dialog(page, "Share inventory");
  const link = sharing.getByRole("textbox", { name: "Link" });
  await sharing.getByRole("button", { name: "Create URL" }).click();
  const first = await link.inputValue();
  expect(first).toMatch(/\/inventory\?key=[A-Za-z0-9]{12}$/);

  const reader = await newUser();
  await reader.goto(first);
  await expect(row(reader, "Govern the Unaligned")).toContainText("4 copies of Govern the Unaligned");
  await expect(row(reader, "Blood Doll")).toHaveCount(0);
  await expect(reader.getByRole("spinbutton")).toHaveCount(0);
  await expect(reader.getByText("secret")).toHaveCount(0);
  await expect(reader.getByRole("list", { name: "Actions" }).getByRole("button")).toHaveText([
    "Back to My Inventory",
    "Export",
  ]);

  await sharing.getByRole("button", { name: "Create URL" }).click();
  await expect(link).not.toHaveValue(first);
  const second = await link.inputValue();
  await reader.reload();
  await expect(reader.getByRole("heading", { name: "NO INVENTORY WITH THIS KEY" })).toBeVisible();
  await reader.goto(second);
  await expect(row(reader, "Govern the Unaligned")).toBeVisible();
  await sharing.getByRole("button", { name: "Stop sharing" }).click();
  await expect(link).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole("heading", { name: "NO INVENTORY WITH THIS KEY" })).toBeVisible();
  await reader.getByRole("link", { name: "Back to My Inventory" }).click();
  await expect(panel(reader, "Login to manage your inventory")).toBeVisible();
});

test("edits of two devices without a network end equal", async ({ page, newUser, errors }) => {
  errors.expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /ConnectionError/);
  const name = newName();
  await signUp(page, name);
  await fillInventory(page, { [GOVERN]: { q: 4 }, [DEFLECTION]: { q: 3 }, [DOLL]: { q: 5 } });
  await openInventory(page);
  const other = await newUser();
  await other.goto("/account");
  await logIn(panel(other, "Login"), name);
  await expectSignedIn(other, name);
  await openInventory(other);

  const more = (one: Page, card: string) =>
    row(one, card)
      .getByRole("button", { name: `One more ${card}` })
      .click();
  for (const device of [page, other]) {
    await expect(copiesOf(device, "Govern the Unaligned")).toHaveValue("4");
    await device.context().setOffline(true);
  }
  await more(page, "Govern the Unaligned");
  await more(page, "Govern the Unaligned");
  await copiesOf(page, "Deflection").fill("9");
  await copiesOf(page, "Deflection").press("Enter");
  await more(other, "Govern the Unaligned");
  await more(other, "Blood Doll");
  await expect(saveState(page)).toHaveText(/^Offline: \d edits are saved/);
  await expect(saveState(other)).toHaveText(/^Offline: \d edits are saved/);

  for (const device of [page, other]) {
    await device.context().setOffline(false);
    await expectSaved(device, { timeout: 30_000 });
  }
  const expected = { [GOVERN]: 7, [DEFLECTION]: 9, [DOLL]: 6 };
  expect(await storedCopies(page)).toEqual(expected);
  for (const device of [page, other]) {
    await device.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(copiesOf(device, "Govern the Unaligned")).toHaveValue("7");
    await expect(copiesOf(device, "Deflection")).toHaveValue("9");
    await expect(copiesOf(device, "Blood Doll")).toHaveValue("6");
  }
});
