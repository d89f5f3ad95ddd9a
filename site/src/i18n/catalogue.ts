import { about } from "./en/about";
import { account } from "./en/account";
import { archive } from "./en/archive";
import { archiveCopies } from "./en/archive-copies";
import { archiveFilters } from "./en/archive-filters";
import { archiveInventory } from "./en/archive-inventory";
import { archiveLists } from "./en/archive-lists";
import { archiveMeta } from "./en/archive-meta";
import { archiveTda } from "./en/archive-tda";
import { archiveWin } from "./en/archive-win";
import { card } from "./en/card";
import { cardDetails } from "./en/card-details";
import { cardEvidence } from "./en/card-evidence";
import { cardPhrases } from "./en/card-phrases";
import { cardSearch } from "./en/card-search";
import { changelog } from "./en/changelog";
import { changes } from "./en/changes";
import { common } from "./en/common";
import { cryptPhrases } from "./en/crypt-phrases";
import { date } from "./en/date";
import { deck } from "./en/deck";
import { deckActions } from "./en/deck-actions";
import { deckCharts } from "./en/deck-charts";
import { deckCompare } from "./en/deck-compare";
import { deckDraw } from "./en/deck-draw";
import { deckIdeas } from "./en/deck-ideas";
import { deckInventory } from "./en/deck-inventory";
import { deckList } from "./en/deck-list";
import { deckProxy } from "./en/deck-proxy";
import { deckReview } from "./en/deck-review";
import { deckSelect } from "./en/deck-select";
import { deckText } from "./en/deck-text";
import { display } from "./en/display";
import { documentation } from "./en/documentation";
import { game } from "./en/game";
import { home } from "./en/home";
import { inventory } from "./en/inventory";
import { inventoryDialogs } from "./en/inventory-dialogs";
import { legality } from "./en/legality";
import { libraryPhrases } from "./en/library-phrases";
import { limited } from "./en/limited";
import { openData } from "./en/open-data";
import { palette } from "./en/palette";
import { playtestAdmin } from "./en/playtest-admin";
import { playtestMode } from "./en/playtest-mode";
import { playtestPage } from "./en/playtest-page";
import { playtestReport } from "./en/playtest-report";
import { query } from "./en/query";
import { search } from "./en/search";
import { searchCards } from "./en/search-cards";
import { searchCompare } from "./en/search-compare";
import { searchInventory } from "./en/search-inventory";
import { searchLegal } from "./en/search-legal";
import { searchPhrases } from "./en/search-phrases";
import { searchStock } from "./en/search-stock";
import { searchWins } from "./en/search-wins";
import { seating } from "./en/seating";
import { seatingDay } from "./en/seating-day";
import { sets } from "./en/sets";
import { settings } from "./en/settings";
import { shell } from "./en/shell";
import { stock } from "./en/stock";
import { titles } from "./en/titles";
import type { MessageArea } from "./message-area";

/** All areas: their keys are the keys that a translation can have. */
export const AREAS = [
  about,
  account,
  archive,
  archiveCopies,
  archiveFilters,
  archiveInventory,
  archiveLists,
  archiveMeta,
  archiveTda,
  archiveWin,
  card,
  cardDetails,
  cardEvidence,
  cardSearch,
  changelog,
  changes,
  common,
  date,
  deck,
  deckActions,
  deckCharts,
  deckCompare,
  deckDraw,
  deckIdeas,
  deckInventory,
  deckList,
  deckProxy,
  deckReview,
  deckSelect,
  deckText,
  display,
  documentation,
  game,
  home,
  inventory,
  inventoryDialogs,
  legality,
  limited,
  openData,
  palette,
  playtestAdmin,
  playtestMode,
  playtestPage,
  playtestReport,
  query,
  search,
  searchCards,
  searchCompare,
  searchInventory,
  searchLegal,
  searchPhrases,
  searchStock,
  searchWins,
  libraryPhrases,
  cryptPhrases,
  cardPhrases,
  seating,
  seatingDay,
  sets,
  settings,
  shell,
  stock,
  titles,
] as const;

type KeyOf<Area> = Area extends MessageArea<infer Key> ? Key : never;
export type MessageKey = KeyOf<(typeof AREAS)[number]>;
