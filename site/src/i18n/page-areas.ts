import { card } from "./en/card";
import { common } from "./en/common";
import { date } from "./en/date";
import { display } from "./en/display";
import { game } from "./en/game";
import { search } from "./en/search";

/** The messages that every page has besides those of the app shell. */
export const PAGE_AREAS = [common, search, card, game, display, date];
