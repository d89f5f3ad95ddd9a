import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFound, RouteError } from "./error-screen";
import { Pending } from "./pending";
import { routeTree } from "./routes";
import { parseSearch, stringifySearch } from "./search-params";
import { Shell } from "./shell/shell";

/** Another history than the browser's serves tests. */
export function createSiteRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // A precon's address is written as players know it: /decks/V5:PTr.
    pathParamsAllowedCharacters: [":"],
    defaultPreload: "intent",
    // Loaders start queries, which know themselves what is fresh.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    // Soon enough for a code that is still on its way; the notice itself waits a moment before it shows.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    InnerWrap: Shell,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
