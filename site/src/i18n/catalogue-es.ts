import type { Catalogue } from "./catalogue-en";
import { about } from "./es/about";
import { card } from "./es/card";
import { common } from "./es/common";
import { game } from "./es/game";
import { search } from "./es/search";
import { shell } from "./es/shell";

export const es: Catalogue = { ...common, ...shell, ...about, ...search, ...card, ...game };
