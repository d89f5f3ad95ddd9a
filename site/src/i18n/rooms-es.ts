import { about } from "./es/about";
import { card } from "./es/card";
import { changelog } from "./es/changelog";
import { date } from "./es/date";
import { display } from "./es/display";
import { game } from "./es/game";
import { search } from "./es/search";

/** What the rooms say. */
export const rooms = { ...about, ...search, ...card, ...game, ...display, ...changelog, ...date };
