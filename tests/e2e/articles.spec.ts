import { expect, test } from "./fixtures";

test("a page can be read without scripts, and shows no article with them", async ({ page, newUser }) => {
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
  await test.step("the application shows the card in its own way, from the first paint on", async () => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const article = document.querySelector(".shell-article");
        if (!article) return;
        document.documentElement.dataset.article = getComputedStyle(article).display;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/cards/100518");
    await expect(page.getByRole("heading", { name: "Deflection", exact: true })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-article", "none");
  });
});
