import type { Catalogue } from "./catalogue-en";
import { about } from "./fr/about";
import { card } from "./fr/card";
import { common } from "./fr/common";
import { game } from "./fr/game";
import { search } from "./fr/search";
import { shell } from "./fr/shell";

export const fr: Catalogue = { ...common, ...shell, ...about, ...search, ...card, ...game };
