import type { LibraryCard } from "./card";
import { disciplineName, EXTRA_DISCIPLINES, isExtraDiscipline } from "./disciplines";
import { SECTS } from "./sects";
import { REQUIRED_TITLES, TITLE_BOXES } from "./titles";

/** The q-JSON of a crypt search (docs/rules/search.md §1.3). */
export type CryptQuery = Readonly<Record<string, unknown>>;

/** Requirement tokens that are traits of vampires. */
const TRAITS: readonly string[] = ["red list", "seraph", "black hand", "infernal"];
const SECT_NAMES: readonly string[] = SECTS.map((sect) => sect.toLowerCase());
const ANY_TITLE = TITLE_BOXES.filter((title) => title !== "non-titled");

/**
 * The crypt search for minions that can play a library card (docs/rules/search.md §11.4); undefined for masters and
 * for cards that anyone can play. Requirements that searches cannot express ("non-sterile") are left out.
 */
export function whoCanPlay(card: LibraryCard): CryptQuery | undefined {
  if (card.types.includes("Master")) return undefined;
  const query = {
    ...disciplineCriteria(card),
    ...clanCriterion(card),
    ...capacityCriterion(card.requirement),
    ...sectCriterion(card.requirement),
    ...titlesCriterion(card.requirement),
    ...traitsCriterion(card),
  };
  return Object.keys(query).length > 0 ? query : undefined;
}

function disciplineCriteria({ disciplines, disciplineLogic }: LibraryCard): CryptQuery {
  const codes = disciplines.filter((code) => !isExtraDiscipline(code));
  if (codes.length === 0) return {};
  const levels = Object.fromEntries(codes.map((code) => [disciplineName(code), 1]));
  return codes.length > 1 && disciplineLogic === "any"
    ? { disciplinesOr: [levels] }
    : { disciplines: levels };
}

/** A card with clan and path requires both. */
function clanCriterion({ clans, path }: LibraryCard): CryptQuery {
  const value = [...clans, path].filter(Boolean).map((name) => name.toLowerCase());
  if (value.length === 0) return {};
  return { clan: { value, logic: path !== "" && clans.length > 0 ? "and" : "or" } };
}

function capacityCriterion(requirement: readonly string[]): CryptQuery {
  for (const token of requirement) {
    const found = /^capacity (\d+) or (more|less)$/.exec(token);
    if (found) {
      const row = { capacity: found[1], moreless: found[2] === "more" ? "ge" : "le" };
      return { capacity: { value: [row], logic: "or" } };
    }
  }
  return {};
}

function sectCriterion(requirement: readonly string[]): CryptQuery {
  const wanted = requirement.filter((token) => SECT_NAMES.includes(token));
  if (wanted.length > 0) return { sect: { value: wanted, logic: "or" } };
  const excluded = SECT_NAMES.filter((sect) => requirement.includes(`non-${sect}`));
  return excluded.length > 0 ? { sect: { value: excluded, logic: "not" } } : {};
}

function titlesCriterion(requirement: readonly string[]): CryptQuery {
  const named = REQUIRED_TITLES.filter((title) => requirement.includes(title));
  const titles = named.length > 0 ? named : requirement.includes("titled") ? ANY_TITLE : [];
  const all = requirement.includes("non-titled") ? [...titles, "non-titled"] : titles;
  return all.length > 0 ? { titles: Object.fromEntries(all.map((title) => [title, true])) } : {};
}

/** Flight is a trait in crypt searches. */
function traitsCriterion({ requirement, disciplines }: LibraryCard): CryptQuery {
  const flight = disciplines.includes(EXTRA_DISCIPLINES.Flight) ? ["flight"] : [];
  const traits = [...TRAITS.filter((trait) => requirement.includes(trait)), ...flight];
  return traits.length > 0 ? { traits: Object.fromEntries(traits.map((trait) => [trait, true])) } : {};
}
