import type { CryptCard } from "../../card/card";
import { byCharacters } from "../../text/order";
import type { Copies } from "../facts/copies";
import { cryptLines, cryptTitle } from "./crypt-part";
import { libraryTitle, typeBlocks } from "./library-part";
import type { Naming, WrittenDeck } from "./written-deck";

/** The site's own format (docs/rules/decks.md §8.2). */
export function deckAsText(deck: WrittenDeck, naming: Naming): string {
  const crypt = cryptTitle(deck.crypt);
  const library = libraryTitle(deck.library);
  const blocks = typeBlocks(deck.library, naming).map(({ heading, lines }) =>
    // The rule under a type heading is one character longer than the heading.
    [heading, "-".repeat(heading.length + 1), ...lines, ""].join("\n"),
  );
  return ended([
    ...head(deck),
    "",
    crypt,
    "=".repeat(crypt.length),
    ...cryptLines(deck.crypt.toSorted(largestFirst(naming)), naming),
    "",
    library,
    "=".repeat(library.length),
    ...blocks,
  ]);
}

function head({ name, author, description }: WrittenDeck): readonly string[] {
  const fields = [`Deck Name: ${name}`, `Author: ${author}`];
  return description === "" ? fields : [...fields, `Description: ${description}`];
}

function largestFirst(naming: Naming) {
  return (one: Copies<CryptCard>, other: Copies<CryptCard>) =>
    other.card.capacity - one.card.capacity ||
    other.copies - one.copies ||
    byCharacters(naming(one.card), naming(other.card));
}

/** Ends the text with exactly one line break. */
function ended(lines: readonly string[]): string {
  return `${lines.join("\n").trimEnd()}\n`;
}
