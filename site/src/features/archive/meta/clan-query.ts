import type { Archive } from "../../../domain/archive/archive";
import type { Compared } from "../../../domain/archive/meta/compared";
import type { TwdCriteria } from "../../../domain/archive/search/twd-form";
import type { ListValue } from "../../../domain/search/shared/list";

/**
 * The criterion of a main clan that the decks of a search have. Decks of several clans, which have the key 0, are those
 * of none of the others.
 */
export function clanOf(
  criteria: TwdCriteria,
  { facts }: Archive,
  clans: readonly Pick<Compared, "key">[],
  key: number,
): ListValue {
  const nameOf = (clan: number) => (facts.clanNames[clan] ?? "").toLowerCase();
  if (key !== 0) return { value: [nameOf(key)], logic: "or" };
  const others = clans.flatMap((clan) => (clan.key === 0 ? [] : [nameOf(clan.key)]));
  const excluded = criteria.clan.logic === "not" ? criteria.clan.value : [];
  return { value: [...new Set([...excluded, ...others])], logic: "not" };
}
