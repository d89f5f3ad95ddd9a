import { action, deckSelector, part } from "./deck-page";
import { expect, test } from "./fixtures";
import { dialog, names, searchUrl, textSearch } from "./search-page";

test("every response has the security policy, the site complies, and other scripts are blocked", async ({
  page,
  errors,
}) => {
  await test.step("every response has the security policy, and the site complies", async () => {
    const answer = await page.goto(searchUrl("crypt", textSearch("theo bell")));
    const headers = answer?.headers() ?? {};
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    await page.evaluate(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
        document.documentElement.dataset.violation = `${violatedDirective} ${blockedURI}`;
      });
    });
    // Everything with inline styles: sorting, hovering, dialogs, a tooltip, the fuzzy search.
    await names(page).first().hover();
    await expect(page.getByRole("article", { name: "Theo Bell (G6)" })).toBeVisible();
    await names(page).first().click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("region", { name: "Sets" }).getByRole("button").first().hover();
    // The next card has no tooltip under the pointer, which Escape would close first.
    await page.mouse.move(0, 0);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Card name" }).fill("deflektion");
    await expect(page.getByText("Did you mean")).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-violation");
  });
  await test.step("a foreign script is blocked", async () => {
    expect(errors.unexpected()).toEqual([]);
    errors.expected.push(/Content Security Policy/);
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.stranger = 'ran'";
      document.head.append(script);
      return document.documentElement.dataset.stranger;
    });
    expect(ran).toBeUndefined();
  });
});

test("decks comply with the security policy: QR codes, workbooks, floating lists", async ({ page }) => {
  await page.goto("/decks/KoT:PT");
  await expect(part(page, "Library").getByRole("link").first()).toBeVisible();
  await page.evaluate(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset.violation = `${violatedDirective} ${blockedURI}`;
    });
  });
  await deckSelector(page).click();
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await action(page, "Copy URL").click();
  await page.getByRole("button", { name: "QR code: Standard URL" }).click();
  await expect(page.getByRole("img", { name: /^QR code: / })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await action(page, "Export").click();
  const coming = page.waitForEvent("download");
  await dialog(page, "Export").getByRole("button", { name: "Excel" }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(page.locator("html")).not.toHaveAttribute("data-violation");
});
