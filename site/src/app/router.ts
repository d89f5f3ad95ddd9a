import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { nextTask } from "../data/next-task";
import { NotFound, RouteError } from "./error-screen";
import { Pending } from "./pending";
import { rememberLinks } from "./remember-links";
import { routeTree } from "./routes";
import { parseSearch, stringifySearch } from "./search-params";
import { Shell } from "./shell/shell";

export function createSiteRouter(queryClient: QueryClient, history: RouterHistory) {
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // Keeps the URLs of precons readable: /decks/V5:PTr.
    pathParamsAllowedCharacters: [":"],
    defaultPreload: "intent",
    // Loaders start queries, which have a cache of their own.
    defaultStaleTime: Number.POSITIVE_INFINITY,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    // At once for code that is loading; the message itself appears only after a moment.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: Pending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
    InnerWrap: Shell,
  });
  const { load } = router;
  let leavesPage = false;
  // Finding another page and showing it are tasks of their own: the press that leads to it has taken one already. A
  // change within the page shows at once, because a field would go back to its old value in between.
  router.load = async (options) => {
    router.updateLatestLocation();
    leavesPage = router.latestLocation.pathname !== router.state.location.pathname;
    if (leavesPage) await nextTask();
    await load(options);
  };
  // The router calls it to show a page.
  router.startViewTransition = async (show) => {
    if (leavesPage) await nextTask();
    await show();
  };
  rememberLinks(router);
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
