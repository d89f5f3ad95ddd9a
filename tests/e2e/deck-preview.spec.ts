import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { signUp } from "./account-page";
import { makeDeck } from "./deck-page";
import { expect, test } from "./fixtures";

const preview = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1];

test("a stored deck tells link previews its name, also after a rename", async ({ page, request }) => {
  await signUp(page);
  const id = await makeDeck(page, { name: "First name", author: "Zoë" });
  const read = async () => (await request.get(`/d/${id}`)).text();
  expect(preview(await read(), "og:title")).toBe("First name");
  const renamed = await page.request.put(`/api/deck/${id}`, {
    data: { name: "Second <name>" },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(renamed.status()).toBe(200);
  const html = await read();
  expect(preview(html, "og:title")).toBe("Second &lt;name&gt;");
  expect(preview(html, "og:description")).toContain("Deck of Zoë");
  await page.goto(`/d/${id}`);
  await expect(page).toHaveURL(new RegExp(`/decks/${id}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Second <name>" })).toBeVisible();
});

test("a deck stands in a frame of a page of another origin", async ({ page }) => {
  await signUp(page);
  const id = await makeDeck(page, { name: "Framed", author: "Zoë" });
  const { origin } = new URL(page.url());
  const asked = await page.request.get(`/api/oembed?url=${origin}/d/${id}`);
  const { html } = (await asked.json()) as { html: string };
  // A server of its own: a page that a test makes up is not of this machine, and may not show one that is.
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Blog</title><link rel="icon" href="data:,">${html}`);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  expect(new URL(page.url()).origin).not.toBe(origin);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1, name: "Framed" })).toBeVisible();
  await expect(frame.getByRole("link", { name: "Framed" })).toHaveAttribute("href", `${origin}/d/${id}`);
  await expect(frame.locator("script, img")).toHaveCount(0);
  server.close();
});
