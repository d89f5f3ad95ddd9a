import type { DisciplineCode, LibraryCard } from "../../card/card";
import { SECTS } from "../../card/sects";
import { REQUIRED_TITLES } from "../../card/titles";
import { type Copies, type LibraryCopies, tally, total } from "./copies";

/** Number of copies with a requirement. */
export interface Group {
  readonly name: string;
  readonly copies: number;
}

/** Copies with the same required disciplines; none means anyone can play them. */
export interface DisciplineGroup {
  readonly disciplines: readonly DisciplineCode[];
  /** With several disciplines: any one is enough, or all are required. */
  readonly logic: LibraryCard["disciplineLogic"];
  readonly copies: number;
}

/** Requirements of the cards of a library (docs/rules/decks.md §9.4), in each list the most copies first. */
export interface LibraryGroups {
  readonly disciplines: readonly DisciplineGroup[];
  /** Clans, creeds and paths; a card with several counts for each, a master for none. */
  readonly clans: readonly Group[];
  /** "prince, justicar": alternative titles are one group. */
  readonly titles: readonly Group[];
  /** "camarilla", "non-camarilla". */
  readonly sects: readonly Group[];
  readonly trifles: number;
}

const TITLES: readonly string[] = [...REQUIRED_TITLES, "titled", "non-titled"];
const SECT_TOKENS: readonly string[] = SECTS.flatMap((sect) => {
  const name = sect.toLowerCase();
  return [name, `non-${name}`];
});

export function libraryGroups(library: LibraryCopies): LibraryGroups {
  const minions = library.filter(({ card }) => !isMaster(card));
  return {
    disciplines: disciplineGroups(library),
    clans: mostFirst(tally(minions, ({ clans, path }) => (path === "" ? clans : [...clans, path]))),
    titles: mostFirst(tally(library, (card) => joined(required(card, TITLES)))),
    sects: mostFirst(tally(library, (card) => required(card, SECT_TOKENS))),
    trifles: total(library.filter(({ card }) => card.trifle)),
  };
}

/** Masters and clan or path cards without a discipline are in no group, because not everyone can play them. */
function disciplineGroups(library: LibraryCopies): readonly DisciplineGroup[] {
  const groups = new Map<string, DisciplineGroup>();
  for (const { card, copies } of library.filter(isGrouped)) {
    const { disciplines, disciplineLogic: logic } = card;
    const key = disciplines.join(logic === "all" ? "&" : "/");
    groups.set(key, { disciplines, logic, copies: (groups.get(key)?.copies ?? 0) + copies });
  }
  return [...groups.values()].sort((one, other) => other.copies - one.copies);
}

function isGrouped({ card }: Copies<LibraryCard>): boolean {
  const forAnyone = card.clans.length === 0 && card.path === "" && !isMaster(card);
  return card.disciplines.length > 0 || forAnyone;
}

function isMaster({ types }: LibraryCard): boolean {
  return types.includes("Master");
}

function required({ requirement }: LibraryCard, tokens: readonly string[]): readonly string[] {
  return tokens.filter((token) => requirement.includes(token));
}

function joined(names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [names.join(", ")];
}

function mostFirst(counts: ReadonlyMap<string, number>): readonly Group[] {
  return [...counts]
    .map(([name, copies]) => ({ name, copies }))
    .sort((one, other) => other.copies - one.copies);
}
