import { expect, test } from "./fixtures";

test("a page can be read without scripts, and shows a summary while they load", async ({
  page,
  newUser,
  errors,
}) => {
  const reader = await newUser({ javaScriptEnabled: false });
  await test.step("a card has its text, facts, sets and rulings", async () => {
    await reader.goto("/cards/100518");
    await expect(reader.getByRole("heading", { level: 1, name: "Deflection" })).toBeVisible();
    await expect(reader.getByText("Reaction card that requires Dominate")).toBeVisible();
    await expect(reader.getByText("First printed", { exact: true })).toBeVisible();
    await expect(reader.getByRole("heading", { name: "Rulings" })).toBeVisible();
  });
  await test.step("its links lead to precons, and those to cards", async () => {
    await reader
      .getByRole("link", { name: /^Tremere/ })
      .first()
      .click();
    await expect(reader.getByRole("heading", { name: /^Crypt \(12\)/ })).toBeVisible();
    await reader.getByRole("link", { name: "Deflection" }).click();
    await expect(reader).toHaveURL(/\/cards\/100518$/);
  });
  await test.step("where scripts run, only heading and summary are shown until the application is there", async () => {
    errors.expected.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
    await page.route("**/assets/main-*.js", (route) => route.abort());
    await page.goto("/cards/100518");
    await expect(page.getByRole("heading", { level: 1, name: "Deflection" })).toBeVisible();
    const printed = page.getByText("First printed", { exact: true });
    await expect(printed).toHaveCount(1);
    await expect(printed).toBeHidden();
  });
});
