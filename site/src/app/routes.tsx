import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { warmCards, warmNames, warmSearch } from "../data/card-queries";
import { fileOptions, SIDE } from "../data/published-file";
import { asCardId, isCrypt } from "../domain/card/ids";
import type { MessageKey } from "../i18n/catalogue";
import { BadUrlError } from "./failure-kind";
import { loadPage } from "./load-page";
import { playtestManageRoute, playtestReportsRoute } from "./playtest-routes";
import { type RouteContext, rootRoute, textsIn } from "./root-route";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Title of the document. */
    title?: MessageKey;
  }
}

interface SearchText {
  /** The criteria as JSON; read by the search screen. */
  readonly q?: string;
  /** A typed search, which the screen replaces by criteria. */
  readonly s?: string;
}

/** A search of cards, and how its results are shown. */
interface CardSearch extends SearchText {
  readonly view?: string;
}

function cardSearch(raw: Record<string, unknown>): CardSearch {
  return textsIn(raw, ["q", "s", "view"]);
}

function searchText(raw: Record<string, unknown>): SearchText {
  return textsIn(raw, ["q", "s"]);
}

const A_MOMENT = 1000;

/** Waits until all have settled, but not longer than the given milliseconds. */
async function atMost(limit: number, promises: readonly Promise<unknown>[]): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, limit));
  await Promise.race([Promise.allSettled(promises), patience]);
}

// The loaders only start the queries of the page: code and data are fetched in parallel, and the page is shown at
// once.

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: { title: "shell.title-about" },
  // Waits a moment for three small responses, so that nothing moves when they arrive.
  loader: ({ context: { queryClient } }) =>
    atMost(A_MOMENT, [
      queryClient.prefetchQuery(fileOptions("home", SIDE)),
      import("../data/version").then(({ versionOptions }) => queryClient.prefetchQuery(versionOptions())),
    ]),
  component: lazyRouteComponent(loadPage("about", () => import("./home-screen"))),
});

const oldAboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/about",
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});

const cryptRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/crypt",
  staticData: { title: "shell.title-crypt" },
  validateSearch: cardSearch,
  loader: ({ context: { queryClient } }) => {
    warmSearch(queryClient, "crypt");
  },
  component: lazyRouteComponent(loadPage("crypt", () => import("./crypt-screen"))),
});

const libraryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/library",
  staticData: { title: "shell.title-library" },
  validateSearch: cardSearch,
  loader: ({ context: { queryClient } }) => {
    warmSearch(queryClient, "library");
  },
  component: lazyRouteComponent(loadPage("library", () => import("./library-screen"))),
});

const twdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/twd",
  staticData: { title: "shell.title-twd" },
  validateSearch: searchText,
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("twd", () => import("./archive-twd-screen"))),
});

const metaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/twd/meta",
  staticData: { title: "shell.title-meta" },
  validateSearch: searchText,
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("meta", () => import("./archive-meta-screen"))),
});

const pdaRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/pda",
  staticData: { title: "shell.title-pda" },
  validateSearch: searchText,
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("pda", () => import("./archive-pda-screen"))),
});

const tdaRoute = createRoute({
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

const hallRoute = createRoute({
  ...twdPage,
  path: "/twd/hall_of_fame/tournaments",
  staticData: { title: "shell.title-hall-of-fame-tournaments" },
});

const cardsHallRoute = createRoute({
  ...twdPage,
  path: "/twd/hall_of_fame/cards",
  staticData: { title: "shell.title-hall-of-fame-cards" },
});

const historyRoute = createRoute({
  ...twdPage,
  path: "/twd/cards_history",
  staticData: { title: "shell.title-history" },
});

const checkRoute = createRoute({
  ...twdPage,
  path: "/twd/check",
  staticData: { title: "shell.title-check" },
});

const cardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cards/{-$id}",
  staticData: { title: "shell.title-cards" },
  loader: ({ context: { queryClient }, params: { id } }) => {
    warmNames(queryClient);
    if (id === undefined) return;
    const card = asCardId(id);
    if (card === undefined && !/^\d+$/.test(id)) throw new BadUrlError(`No card id: ${id}`);
    if (card !== undefined) warmCards(queryClient, isCrypt(card) ? "crypt" : "library");
  },
  component: lazyRouteComponent(loadPage("cards", () => import("./card-screen"))),
});

const setsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/sets/{-$code}",
  staticData: { title: "shell.title-sets" },
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("sets", () => import("../features/sets/sets-screen"))),
});

/** All paths of the account page; the screen reads the URL itself. */
const accountPage = {
  getParentRoute: () => rootRoute,
  staticData: { title: "shell.account" },
  component: lazyRouteComponent(loadPage("account", () => import("./account-screen"))),
} as const;

/** Search params of a deck in its URL; its cards follow "#". */
interface DeckTextsInUrl {
  readonly name?: string;
  readonly author?: string;
  readonly description?: string;
  /** The seed of a draw that is shared. */
  readonly draw?: string;
}

function deckTexts(raw: Record<string, unknown>): DeckTextsInUrl {
  return textsIn(raw, ["name", "author", "description", "draw"]);
}

function warmDecks({ context: { queryClient } }: { readonly context: RouteContext }): void {
  warmSearch(queryClient, "crypt");
  warmSearch(queryClient, "library");
}

const deckRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/decks/{-$id}",
  staticData: { title: "shell.title-decks" },
  validateSearch: deckTexts,
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("decks", () => import("./deck-screen"))),
});

/** Decks that are written whole into the URL: "?name=Guns#200011=2". */
interface DecksInUrl {
  readonly left?: string;
  readonly right?: string;
  readonly deck?: string;
}

/** The pages that compare and review decks; the screen reads the path itself. */
const comparisonPage = {
  getParentRoute: () => rootRoute,
  validateSearch: (raw: Record<string, unknown>): DecksInUrl => textsIn(raw, ["left", "right", "deck"]),
  loader: warmDecks,
  component: lazyRouteComponent(
    loadPage("compare", async () => (await import("./load-comparison")).loadComparison()),
  ),
} as const;

const compareRoute = createRoute({
  ...comparisonPage,
  path: "/diff/{-$a}/{-$b}",
  staticData: { title: "shell.title-compare" },
});

const reviewRoute = createRoute({
  ...comparisonPage,
  path: "/review/{-$id}",
  staticData: { title: "shell.title-review" },
});

/** The filters of the list of changes. */
interface ChangesInUrl {
  readonly kind?: string;
  readonly set?: string;
  readonly decks?: string;
}

/** The key of an inventory that somebody shares. */
const inventoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/inventory",
  staticData: { title: "shell.inventory" },
  validateSearch: (raw: Record<string, unknown>): { readonly key?: string } => textsIn(raw, ["key"]),
  loader: ({ context: { queryClient } }) => {
    warmCards(queryClient, "crypt");
    warmCards(queryClient, "library");
  },
  component: lazyRouteComponent(loadPage("inventory", () => import("./inventory-screen"))),
});

/** A draw or a day that somebody shares follows "#". */
const seatingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/seating",
  staticData: { title: "display.seating" },
  component: lazyRouteComponent(loadPage("seating", () => import("./seating-screen"))),
});

const playtestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/playtest",
  staticData: { title: "shell.playtest" },
  component: lazyRouteComponent(loadPage("playtest", () => import("./playtest-screen"))),
});

const accountRoute = createRoute({ ...accountPage, path: "/account" });
/** The link in an email: `/account/reset#token=…`. */
const resetRoute = createRoute({ ...accountPage, path: "/account/reset" });

/** The link in another email: `/account/confirm#token=…`. */
const confirmRoute = createRoute({ ...accountPage, path: "/account/confirm" });

const changelogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/changelog",
  staticData: { title: "shell.title-changelog" },
  component: lazyRouteComponent(
    loadPage("changelog", () => import("../features/changelog/changelog-screen")),
  ),
});

const changesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/changes",
  staticData: { title: "shell.title-changes" },
  validateSearch: (raw: Record<string, unknown>): ChangesInUrl => textsIn(raw, ["kind", "set", "decks"]),
  loader: warmDecks,
  component: lazyRouteComponent(loadPage("changes", () => import("../features/changes/changes-screen"))),
});

const documentationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/documentation",
  staticData: { title: "shell.title-documentation" },
  component: lazyRouteComponent(
    loadPage("documentation", () => import("../features/documentation/documentation-screen")),
  ),
});

const dataRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/data",
  staticData: { title: "shell.title-data" },
  component: lazyRouteComponent(loadPage("data", () => import("../features/open-data/open-data-screen"))),
});

export const routeTree = rootRoute.addChildren([
  aboutRoute,
  oldAboutRoute,
  cryptRoute,
  libraryRoute,
  twdRoute,
  metaRoute,
  pdaRoute,
  tdaRoute,
  hallRoute,
  cardsHallRoute,
  historyRoute,
  checkRoute,
  cardRoute,
  setsRoute,
  deckRoute,
  compareRoute,
  reviewRoute,
  inventoryRoute,
  seatingRoute,
  playtestRoute,
  accountRoute,
  resetRoute,
  confirmRoute,
  playtestManageRoute,
  playtestReportsRoute,
  changelogRoute,
  changesRoute,
  documentationRoute,
  dataRoute,
]);
