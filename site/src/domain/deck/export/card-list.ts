import type { Card } from "../../card/card";
import { byCharacters } from "../../text/order";
import type { Copies } from "../facts/copies";
import { advancedMark, groupMark, type Naming, type WrittenDeck } from "./written-deck";

/** Plain lists for game programs (docs/rules/decks.md §8.5, §8.6). */

const QUANTITY_COLUMN = 8;

/** "4       Abbot", library first. */
export function deckAsLackey({ crypt, library }: WrittenDeck): string {
  const name = (card: Card) => card.asciiName.replaceAll("/", "");
  const write = (copies: number, written: string) => String(copies).padEnd(QUANTITY_COLUMN) + written;
  return ended([...list(library, name, write), "Crypt:", ...list(crypt, name, write)]);
}

/** "4xAbbot", crypt first. */
export function deckAsJol({ crypt, library }: WrittenDeck, naming: Naming): string {
  const write = (copies: number, name: string) => `${copies}x${name}`;
  return ended([...list(crypt, naming, write), ...list(library, naming, write)]);
}

function list(
  cards: readonly Copies<Card>[],
  naming: Naming,
  write: (copies: number, name: string) => string,
): readonly string[] {
  return cards
    .map(({ card, copies }) => ({ copies, name: naming(card) + advancedMark(card) + groupMark(card) }))
    .sort((one, other) => byCharacters(one.name, other.name))
    .map(({ copies, name }) => write(copies, name));
}

function ended(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}
