import { isObject, type RawObject } from "./read";

/** Paths were traits in older links (docs/rules/search.md §1.2). */
const PATH_OF_TRAIT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "path-caine": "caine",
    "path-cathari": "cathari",
    "path-death": "death and the soul",
    "path-power": "power and the inner voice",
  }),
);

/**
 * Moves path traits of older links to the clan filter, which has the paths now. Traits had to match in addition to
 * the clan, so a link with several alternative clans cannot be converted: its path traits are reported as unknown.
 */
export function pathsOfOldLinks(query: RawObject): RawObject {
  if (!isObject(query.traits)) return query;
  const traits = Object.entries(query.traits);
  const paths = traits.flatMap(([trait, ticked]) => (ticked && PATH_OF_TRAIT.get(trait)) || []);
  if (paths.length === 0) return query;
  const clan = isObject(query.clan) ? query.clan : {};
  const clans: readonly unknown[] = Array.isArray(clan.value)
    ? clan.value.filter((one) => one !== "any")
    : [];
  const together = clan.logic === "and" || (clan.logic !== "not" && clans.length < 2);
  if (clans.length > 0 && !together) return query;
  const value = [...clans, ...paths];
  return {
    ...query,
    traits: Object.fromEntries(traits.filter(([trait]) => !PATH_OF_TRAIT.has(trait))),
    clan: { value, logic: value.length > 1 ? "and" : "or" },
  };
}
