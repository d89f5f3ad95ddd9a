import type { Card, CardId } from "../../card/card";
import { headingRank, typeHeading } from "../../card/card-types";
import { byCharacters } from "../../text/order";
import type { DeckCards } from "../deck";
import { advancedMark, groupMark, type Naming } from "../export/written-deck";
import type { Difference } from "./difference";

interface Line {
  readonly heading: string;
  readonly name: string;
  readonly by: number;
}

const CRYPT = "Crypt";

/**
 * A difference as a text to share, by the headings of a deck list: "Crypt (-1)", "-1x Theo Bell (G6)", "", "Master
 * (+2)", "+2x Blood Doll". Unknown cards are left out.
 */
export function differenceText(
  difference: Difference,
  find: (id: CardId) => Card | undefined,
  naming: Naming,
): string {
  return blocks(difference, find, naming, (by) => (by > 0 ? `+${by}` : String(by)));
}

/** Missing cards as a list that any deck builder reads: "2x Blood Doll". */
export function missingText(
  missing: DeckCards,
  find: (id: CardId) => Card | undefined,
  naming: Naming,
): string {
  return blocks(missing, find, naming, String);
}

function blocks(
  difference: Difference,
  find: (id: CardId) => Card | undefined,
  naming: Naming,
  write: (by: number) => string,
): string {
  const lines = [...difference].flatMap(([id, by]) => {
    const card = find(id);
    return card === undefined ? [] : [lineOf(card, by, naming)];
  });
  const headings = [...new Set(lines.map(({ heading }) => heading))];
  headings.sort((one, other) => rank(one) - rank(other));
  const block = (heading: string) => {
    const own = lines.filter((line) => line.heading === heading);
    const sum = own.reduce((all, { by }) => all + by, 0);
    const cards = own
      .toSorted((one, other) => byCharacters(one.name, other.name))
      .map(({ by, name }) => `${write(by)}x ${name}`);
    return [`${heading} (${write(sum)})`, ...cards].map((line) => `${line}\n`).join("");
  };
  return headings.map(block).join("\n");
}

function lineOf(card: Card, by: number, naming: Naming): Line {
  const heading = card.kind === "crypt" ? CRYPT : typeHeading(card.types);
  return { heading, name: naming(card) + advancedMark(card) + groupMark(card), by };
}

/** Crypt first; types unknown to the order come last. */
function rank(heading: string): number {
  return heading === CRYPT ? -1 : headingRank(heading);
}
