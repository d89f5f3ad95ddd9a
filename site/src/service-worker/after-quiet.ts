import type { WorkboxPlugin } from "workbox-core";
import { isMessage, QUIET } from "./messages";
import type { MessageTarget } from "./scope";

/** Longest wait for the page, in milliseconds: it may have been closed. */
export const MAX_WAIT = 15_000;

/**
 * Holds the files of the application back until the page is quiet: hundreds of requests would compete with those of a
 * page that starts.
 */
export function afterQuiet(scope: MessageTarget): WorkboxPlugin {
  const quiet = new Promise<void>((resolve) => {
    scope.addEventListener("message", ({ data }) => {
      if (isMessage(data, QUIET)) resolve();
    });
    setTimeout(resolve, MAX_WAIT);
  });
  return {
    requestWillFetch: async ({ request }) => {
      await quiet;
      return request;
    },
  };
}
