import { artistFilter } from "../shared/artist";
import { inventoryFilter } from "../shared/inventory";
import { legalFilter } from "../shared/legal";
import { preconFilter } from "../shared/precon";
import { setFilter } from "../shared/set";
import { textFilter } from "../shared/text";
import { capacityFilter } from "./capacity";
import { clanFilter } from "./clan";
import { disciplinesFilter } from "./disciplines";
import { disciplinesOrFilter } from "./disciplines-or";
import { groupFilter } from "./group";
import { sectFilter } from "./sect";
import { titlesFilter } from "./titles";
import { cryptTraitsFilter } from "./traits";
import { votesFilter } from "./votes";

/** Filters of the crypt search by their keys in `q`, in the order in which they are written. */
export const CRYPT_FILTERS = {
  text: textFilter,
  disciplines: disciplinesFilter,
  disciplinesOr: disciplinesOrFilter,
  capacity: capacityFilter,
  clan: clanFilter,
  sect: sectFilter,
  votes: votesFilter,
  titles: titlesFilter,
  group: groupFilter,
  traits: cryptTraitsFilter,
  set: setFilter,
  precon: preconFilter,
  artist: artistFilter,
  inventory: inventoryFilter,
  legal: legalFilter,
};
