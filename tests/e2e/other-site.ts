import { once } from "node:events";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { Gateway } from "./gateway";

/** Stands in the place of the third-party deck site, for a server of the journey's own. */
export interface OtherSite {
  readonly gateway: Gateway;
  /** What it answers about any deck; undefined: it is broken. */
  answer: object | undefined;
  /** The forms that it was sent. */
  readonly asked: readonly string[];
}

export async function startOtherSite(): Promise<OtherSite & { readonly stop: () => Promise<void> }> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    asked.push(Buffer.concat(parts).toString());
    response.statusCode = site.answer === undefined ? 500 : 200;
    response.end(JSON.stringify({ result: site.answer }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free");
  const gateway = await Gateway.start({
    environment: { DECK_IMPORT: `http://127.0.0.1:${address.port}/api/deck` },
  });
  const stop = async () => {
    await gateway.stop();
    server.close();
  };
  const site: OtherSite & { readonly stop: () => Promise<void> } = {
    gateway,
    answer: undefined,
    asked,
    stop,
  };
  return site;
}

/** Their card id → ours, as if the data had been built with it. */
export async function publishIds(page: Page, ids: Readonly<Record<string, number>>): Promise<void> {
  const path = "third-party-ids.test.json";
  await page.route("**/data/manifest.json", async (route) => {
    const answer = await route.fetch();
    const manifest = (await answer.json()) as { readonly files: object };
    const files = { ...manifest.files, "third-party-ids": { path, bytes: 0, sha256: "" } };
    await route.fulfill({ response: answer, json: { ...manifest, files } });
  });
  await page.route(`**/data/${path}`, (route) => route.fulfill({ json: { ids } }));
}
