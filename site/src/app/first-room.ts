import type { AnyRouter } from "@tanstack/react-router";

/** Milliseconds the page as it came may stand in for the application. */
const PATIENCE = 2000;

/** The content of the static page before the application starts: heading and purpose of the page at this URL. */
export interface FirstWords {
  readonly path: string;
  readonly heading: string;
  readonly purpose: string;
}

function read(): FirstWords | undefined {
  const heading = document.querySelector("#root h1")?.textContent;
  const purpose = document.querySelector("#root h1 + p")?.textContent;
  return heading && purpose ? { path: window.location.pathname, heading, purpose } : undefined;
}

/** Read while the page still has them: when the program starts. */
export const FIRST_WORDS = read();

/** Waits for the code of the first room, so that nothing goes blank between the page as it came and the application. */
export async function firstRoom(router: AnyRouter): Promise<void> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([router.load(), patience]);
}
