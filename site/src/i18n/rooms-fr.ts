import { about } from "./fr/about";
import { card } from "./fr/card";
import { changelog } from "./fr/changelog";
import { date } from "./fr/date";
import { display } from "./fr/display";
import { game } from "./fr/game";
import { search } from "./fr/search";

/** What the rooms say. */
export const rooms = { ...about, ...search, ...card, ...game, ...display, ...changelog, ...date };
