import type { Page } from "@playwright/test";

/** The libraries for rare purposes that a page asks for from now on, by the names of their files. */
export function rareFiles(page: Page): readonly string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/rare\/(.+)-[\w-]{7}\.js$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) requested.push(name);
  });
  return requested;
}
