import { about } from "./pt/about";
import { card } from "./pt/card";
import { changelog } from "./pt/changelog";
import { date } from "./pt/date";
import { display } from "./pt/display";
import { game } from "./pt/game";
import { search } from "./pt/search";

/** What the rooms say. */
export const rooms = { ...about, ...search, ...card, ...game, ...display, ...changelog, ...date };
