import type { BrowserContext } from "@playwright/test";

/** What must never happen while somebody uses the site, whatever the journey is about. */
export interface Watch {
  /** Complaints the journey provokes on purpose. */
  readonly expected: RegExp[];
  /** Watches another visitor as well. */
  readonly also: (context: BrowserContext) => void;
  /** The journey is over: what fails because its server goes away is nobody's fault. */
  readonly end: () => void;
  /** What happened all the same. */
  readonly complaints: () => readonly string[];
}

/** The browser asks for the icon by itself, in a connection of its own that a busy server may drop. */
const DROPPED_ICON = /ERR_CONNECTION_RESET .*\/icons\//;

/** Errors of the page, of its console (violations of the security policy are among them), requests elsewhere. */
export function watch(first: BrowserContext): Watch {
  const seen: string[] = [];
  let ended = false;
  const complain = (text: string) => {
    if (!ended) seen.push(text);
  };
  const expected: RegExp[] = [];
  const isKnown = (text: string) => [DROPPED_ICON, ...expected].some((known) => known.test(text));
  const also = (context: BrowserContext) => {
    context.on("weberror", (error) => complain(`uncaught: ${String(error.error())}`));
    context.on("console", (message) => {
      if (message.type() === "error") complain(`console: ${message.text()} ${message.location().url}`);
    });
    context.on("request", (request) => {
      if (isElsewhere(request.url())) complain(`asked elsewhere: ${request.url()}`);
    });
  };
  also(first);
  return {
    expected,
    also,
    end: () => {
      ended = true;
    },
    complaints: () => seen.filter((text) => !isKnown(text)),
  };
}

/** The site speaks with its own server only; every server of the tests is on this machine. */
function isElsewhere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol.startsWith("http") && hostname !== "127.0.0.1";
}
