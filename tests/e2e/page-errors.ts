import type { BrowserContext } from "@playwright/test";

/** Errors of pages that fail a journey: uncaught ones, console errors and requests to other hosts. */
export interface PageErrors {
  /** Patterns of errors that the journey causes on purpose. */
  readonly expected: RegExp[];
  /** Also records the errors of another browser profile. */
  readonly record: (context: BrowserContext) => void;
  /** Ends the recording, before a server of the journey stops and requests fail. */
  readonly stop: () => void;
  readonly unexpected: () => readonly string[];
}

/** The browser fetches the icon on a connection of its own, which a busy server may drop. */
const DROPPED_ICON = /ERR_CONNECTION_RESET .*\/icons\//;

/** Errors of a server that a journey stops: running requests are cut off, later ones are refused. */
export const SERVER_STOPPED: readonly RegExp[] = [
  /ERR_CONNECTION_(REFUSED|RESET)/,
  /ERR_EMPTY_RESPONSE/,
  /no-response/,
];

/** A background request that is on its way when the session ends. */
export const REFUSED = /status of 401 .*\/api\/(account\/searches|decks)$/;

/** Records errors; violations of the security policy are among those of the console. */
export function recordPageErrors(first: BrowserContext): PageErrors {
  const seen: string[] = [];
  let stopped = false;
  const note = (text: string) => {
    if (!stopped) seen.push(text);
  };
  const expected: RegExp[] = [];
  const isKnown = (text: string) => [DROPPED_ICON, ...expected].some((known) => known.test(text));
  const record = (context: BrowserContext) => {
    context.on("weberror", (error) => note(`uncaught: ${String(error.error())}`));
    context.on("console", (message) => {
      if (message.type() === "error") note(`console: ${message.text()} ${message.location().url}`);
    });
    context.on("request", (request) => {
      if (isOtherHost(request.url())) note(`request to another host: ${request.url()}`);
    });
  };
  record(first);
  return {
    expected,
    record,
    stop: () => {
      stopped = true;
    },
    unexpected: () => seen.filter((text) => !isKnown(text)),
  };
}

/** The site talks to its own server only, and every server of the tests runs on this machine. */
function isOtherHost(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith("http") && hostname !== "127.0.0.1";
}
