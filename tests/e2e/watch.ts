import type { BrowserContext } from "@playwright/test";

/** What must never happen while somebody uses the site, whatever the journey is about. */
export interface Watch {
  /** Complaints the journey provokes on purpose. */
  readonly expected: RegExp[];
  /** Watches another visitor as well. */
  readonly also: (context: BrowserContext) => void;
  /** What happened all the same. */
  readonly complaints: () => readonly string[];
}

/** Errors of the page, of its console (violations of the security policy are among them), requests elsewhere. */
export function watch(first: BrowserContext): Watch {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  const also = (context: BrowserContext) => {
    context.on("weberror", (error) => seen.push(`uncaught: ${String(error.error())}`));
    context.on("console", (message) => {
      if (message.type() === "error") seen.push(`console: ${message.text()} ${message.location().url}`);
    });
    context.on("request", (request) => {
      if (isElsewhere(request.url())) seen.push(`asked elsewhere: ${request.url()}`);
    });
  };
  also(first);
  return {
    expected,
    also,
    complaints: () => seen.filter((text) => !expected.some((known) => known.test(text))),
  };
}

/** The site speaks with its own server only; every server of the tests is on this machine. */
function isElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol.startsWith("http") && hostname !== "127.0.0.1";
}
