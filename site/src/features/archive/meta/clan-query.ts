import type { Archive } from "../../../domain/archive/archive";
import { SEVERAL_CLANS } from "../../../domain/archive/search/clan";
import type { ListValue } from "../../../domain/search/shared/list";

/** The criterion of a main clan by its index of the clan names; 0 stands for several clans. */
export function clanOf({ facts }: Archive, clan: number): ListValue {
  const name = facts.clanNames[clan]?.toLowerCase();
  return { value: [name || SEVERAL_CLANS], logic: "or" };
}
