import { artistFilter } from "../shared/artist";
import { inventoryFilter } from "../shared/inventory";
import { legalFilter } from "../shared/legal";
import { preconFilter } from "../shared/precon";
import { setFilter } from "../shared/set";
import { textFilter } from "../shared/text";
import { bloodFilter } from "./blood";
import { requiredCapacityFilter } from "./capacity";
import { requiredClanFilter } from "./clan";
import { disciplineFilter } from "./discipline";
import { poolFilter } from "./pool";
import { requiredSectFilter } from "./sect";
import { requiredTitleFilter } from "./title";
import { libraryTraitsFilter } from "./traits";
import { typeFilter } from "./type";

/** Filters of the library search by their keys in `q`, in the order in which they are written. */
export const LIBRARY_FILTERS = {
  text: textFilter,
  type: typeFilter,
  discipline: disciplineFilter,
  blood: bloodFilter,
  pool: poolFilter,
  capacity: requiredCapacityFilter,
  clan: requiredClanFilter,
  sect: requiredSectFilter,
  title: requiredTitleFilter,
  traits: libraryTraitsFilter,
  set: setFilter,
  precon: preconFilter,
  artist: artistFilter,
  inventory: inventoryFilter,
  legal: legalFilter,
};
