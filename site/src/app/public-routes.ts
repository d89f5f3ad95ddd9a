import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadPage } from "./load-page";
import { rootRoute, textsIn } from "./root-route";
import { warmDecks } from "./searched-page";

export const setsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sets/{-$code}",
  staticData: { title: "titles.sets" },
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("sets", () => import("../features/sets/sets-screen"))),
});

export const changelogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/changelog",
  staticData: { title: "titles.changelog" },
  component: lazyRouteComponent(
    loadPage("changelog", () => import("../features/changelog/changelog-screen")),
  ),
});

/** The filters of the list of changes. */
interface ChangesInUrl {
  readonly kind?: string;
  readonly set?: string;
  readonly decks?: string;
}

export const changesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/changes",
  staticData: { title: "titles.changes" },
  validateSearch: (raw: Record<string, unknown>): ChangesInUrl => textsIn(raw, ["kind", "set", "decks"]),
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("changes", () => import("../features/changes/changes-screen"))),
});

export const documentationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/documentation",
  staticData: { title: "titles.documentation" },
  component: lazyRouteComponent(
    loadPage("documentation", () => import("../features/documentation/documentation-screen")),
  ),
});

export const dataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/data",
  staticData: { title: "titles.data" },
  component: lazyRouteComponent(loadPage("data", () => import("../features/open-data/open-data-screen"))),
});
