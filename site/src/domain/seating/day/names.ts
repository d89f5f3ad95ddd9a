import type { DayPlayer } from "./day";

/** Characters of a name. */
export const MAX_NAME = 60;

export type NameProblem =
  | { readonly kind: "twice"; readonly name: string; readonly lines: readonly [number, number] }
  | { readonly kind: "long"; readonly line: number; readonly limit: number };

export interface ReadNames {
  readonly players: readonly DayPlayer[];
  readonly problems: readonly NameProblem[];
}

/** "1. Anna" in a list with numbers or dashes. */
const BULLET = /^(?:\d{1,3}[.)]|[-*•])\s+/;
/** "Anna One, 1000001": the id of the player at the VEKN. */
const ID = /^(.*[^\s,;])[\s,;]+(\d{7})$/;

/**
 * Reads a list with a name per line, as it is typed or pasted (docs/rules/seating.md §6.1): empty lines are left out,
 * and an id may follow a name. A name that is taken already, also by one of `others`, is a problem.
 */
export function readNames(text: string, others: readonly DayPlayer[] = []): ReadNames {
  const players: DayPlayer[] = [];
  const problems: NameProblem[] = [];
  const lineOf = new Map(others.map(({ name }) => [sameName(name), 0]));
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const player = readPlayer(line);
    if (!player) continue;
    const first = lineOf.get(sameName(player.name));
    if ([...player.name].length > MAX_NAME) problems.push({ kind: "long", line: index + 1, limit: MAX_NAME });
    else if (first !== undefined)
      problems.push({ kind: "twice", name: player.name, lines: [first, index + 1] });
    else {
      lineOf.set(sameName(player.name), index + 1);
      players.push(player);
    }
  }
  return { players, problems };
}

function readPlayer(line: string): DayPlayer | undefined {
  const text = trimmedName(line).replace(BULLET, "");
  const [, name = text, id = ""] = ID.exec(text) ?? [];
  return name === "" ? undefined : { name, id, here: true };
}

/** A name without spaces around it, or more than one within. */
export function trimmedName(name: string): string {
  return name.normalize("NFC").replace(/\s+/g, " ").trim();
}

/** Equal for names that people cannot tell apart. */
export function sameName(name: string): string {
  return trimmedName(name).toLowerCase();
}

/** The list as a text that `readNames` reads. */
export function writeNames(players: readonly DayPlayer[]): string {
  return players.map(({ name, id }) => (id === "" ? name : `${name}, ${id}`)).join("\n");
}
