import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { warmCards, warmNames, warmSearch } from "../data/card-queries";
import { fileOptions, SIDE } from "../data/published-file";
import { asCardId, isCrypt } from "../domain/card/ids";
import type { MessageKey } from "../i18n/catalogue";
import {
  cardsHallRoute,
  checkRoute,
  hallRoute,
  historyRoute,
  metaRoute,
  pdaRoute,
  tdaRoute,
  twdRoute,
} from "./archive-routes";
import { atMost } from "./at-most";
import { BadUrlError } from "./failure-kind";
import { loadPage } from "./load-page";
import { playtestManageRoute, playtestReportsRoute } from "./playtest-routes";
import { changelogRoute, changesRoute, dataRoute, documentationRoute, setsRoute } from "./public-routes";
import { rootRoute, textsIn } from "./root-route";
import { type SearchText, warmDecks } from "./searched-page";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Title of the document. */
    title?: MessageKey;
  }
}

/** A search of cards, and how its results are shown. */
interface CardSearch extends SearchText {
  readonly view?: string;
}

function cardSearch(raw: Record<string, unknown>): CardSearch {
  return textsIn(raw, ["q", "s", "view"]);
}

const A_MOMENT = 1000;

// The loaders only start the queries of the page: code and data are fetched in parallel, and the page is shown at
// once.

const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: { title: "shell.title-about" },
  // Waits a moment for three small responses, so that nothing moves when they arrive.
  loader: ({ context: { queryClient } }) =>
    atMost(
      A_MOMENT,
      queryClient.prefetchQuery(fileOptions("home", SIDE)),
      import("../data/version").then(({ versionOptions }) => queryClient.prefetchQuery(versionOptions())),
    ),
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

/** A search from outside, such as the address bar of a browser: it leads to a card, or to the search that it means. */
const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/search",
  validateSearch: cardSearch,
  beforeLoad: async ({ context: { queryClient }, search: { s = "" } }) => {
    const { findPage } = await loadPage("search", () => import("./find-page"))();
    throw await findPage(queryClient, s);
  },
});

const cardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/cards/{-$id}",
  staticData: { title: "shell.title-cards" },
  loader: ({ context: { queryClient }, params: { id } }) => {
    // A card comes before the names that others are found by.
    if (id === undefined) return warmNames(queryClient);
    const card = asCardId(id);
    if (card === undefined && !/^\d+$/.test(id)) throw new BadUrlError(`No card id: ${id}`);
    if (card !== undefined) warmCards(queryClient, isCrypt(card) ? "crypt" : "library");
  },
  component: lazyRouteComponent(loadPage("cards", () => import("./card-screen"))),
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

const deckRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/decks/{-$id}",
  staticData: { title: "shell.decks" },
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
  staticData: { title: "titles.compare" },
});

const reviewRoute = createRoute({
  ...comparisonPage,
  path: "/review/{-$id}",
  staticData: { title: "titles.review" },
});

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

export const routeTree = rootRoute.addChildren([
  aboutRoute,
  oldAboutRoute,
  cryptRoute,
  libraryRoute,
  searchRoute,
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
