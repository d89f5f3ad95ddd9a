import type { AnyRouter } from "@tanstack/react-router";

/** How long the static page may stay, in milliseconds. */
const PATIENCE = 2000;

/** The content of the static page before the application starts: heading and purpose of the page at this URL. */
export interface StaticContent {
  readonly path: string;
  readonly heading: string;
  readonly purpose: string;
}

function read(): StaticContent | undefined {
  const heading = document.querySelector("#root h1")?.textContent;
  const purpose = document.querySelector("#root h1 + p")?.textContent;
  return heading && purpose ? { path: window.location.pathname, heading, purpose } : undefined;
}

/** Read at startup, while the page still contains it. */
export const STATIC_CONTENT = read();

/** Waits for the code of the first page, so that the application replaces the static page without a blank. */
export async function loadFirstPage(router: AnyRouter): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([router.load(), patience]);
}
