import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { Gateway, SITE } from "./gateway";

/** A fake of the third-party deck site, with a server that imports from it. */
export interface ThirdPartySite {
  readonly gateway: Gateway;
  /** Its answer about any deck; undefined makes it fail. */
  answer: object | undefined;
  /** Bodies of the received requests. */
  readonly requests: readonly string[];
}

export async function startThirdPartySite(): Promise<
  ThirdPartySite & { readonly stop: () => Promise<void> }
> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    requests.push(Buffer.concat(parts).toString());
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
  const site: ThirdPartySite & { readonly stop: () => Promise<void> } = {
    gateway,
    answer: undefined,
    requests,
    stop,
  };
  return site;
}

/** Adds the mapping of their card ids to ours to the manifest. */
export async function publishIds(page: Page, ids: Readonly<Record<string, number>>): Promise<void> {
  const path = "third-party-ids.test.json";
  await page.route("**/data/manifest.json", async (route) => {
    const manifest = JSON.parse(await readFile(resolve(SITE, "data/manifest.json"), "utf8")) as {
      readonly files: object;
    };
    const files = { ...manifest.files, "third-party-ids": { path, bytes: 0, sha256: "" } };
    await route.fulfill({ json: { ...manifest, files } });
  });
  await page.route(`**/data/${path}`, (route) => route.fulfill({ json: { ids } }));
}
