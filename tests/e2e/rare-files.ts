import type { Page } from "@playwright/test";

/** Files of rarely used libraries that a page requests from now on. */
export function rareFiles(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/rare\/(.+)-[\w-]{7}\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) requested.push(name);
  });
  return requested;
}
