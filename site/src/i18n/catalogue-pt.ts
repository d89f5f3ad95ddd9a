import type { Catalogue } from "./catalogue-en";
import { about } from "./pt/about";
import { card } from "./pt/card";
import { common } from "./pt/common";
import { game } from "./pt/game";
import { search } from "./pt/search";
import { shell } from "./pt/shell";

export const pt: Catalogue = { ...common, ...shell, ...about, ...search, ...card, ...game };
