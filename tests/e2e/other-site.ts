import { once } from "node:events";
import { createServer } from "node:http";
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
