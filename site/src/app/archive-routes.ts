import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { loadPage } from "./load-page";
import { rootRoute } from "./root-route";
import { searchText, warmDecks } from "./searched-page";

export const twdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/twd",
  staticData: { title: "shell.title-twd" },
  validateSearch: searchText,
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("twd", () => import("./archive-twd-screen"))),
});

export const metaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/twd/meta",
  staticData: { title: "titles.meta" },
  validateSearch: searchText,
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("meta", () => import("./archive-meta-screen"))),
});

export const pdaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pda",
  staticData: { title: "shell.title-pda" },
  validateSearch: searchText,
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("pda", () => import("./archive-pda-screen"))),
});

export const tdaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/tda/{-$event}",
  staticData: { title: "shell.title-tda" },
  validateSearch: searchText,
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("tda", () => import("./archive-tda-screen"))),
});

/** The pages beside the search of winning decks; the screen reads the path itself. */
const twdPage = {
  getParentRoute: () => rootRoute,
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("twd-pages", () => import("./archive-twd-pages-screen"))),
} as const;

export const hallRoute = createRoute({
  ...twdPage,
  path: "/twd/hall_of_fame/tournaments",
  staticData: { title: "titles.hall-of-fame-tournaments" },
});

export const cardsHallRoute = createRoute({
  ...twdPage,
  path: "/twd/hall_of_fame/cards",
  staticData: { title: "titles.hall-of-fame-cards" },
});

export const historyRoute = createRoute({
  ...twdPage,
  path: "/twd/cards_history",
  staticData: { title: "titles.history" },
});

export const checkRoute = createRoute({
  ...twdPage,
  path: "/twd/check",
  staticData: { title: "titles.check" },
});
