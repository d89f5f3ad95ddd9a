import { deckAsJol, deckAsLackey } from "./card-list";
import { deckAsText } from "./deck-as-text";
import { deckAsTwd } from "./twd";
import { deckAsTwdWithHints } from "./twd-hints";
import type { Naming, WrittenDeck } from "./written-deck";

/** Text formats in the order of the menus; their names are used in file names. */
export const TEXT_FORMATS = ["text", "twd", "twdHints", "lackey", "jol"] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];
export type ExportFormat = TextFormat | "excel";

/** Writes a deck; `naming` chooses card names, except in formats for other programs. */
export function deckInFormat(deck: WrittenDeck, format: TextFormat, naming: Naming): string {
  switch (format) {
    case "text":
      return deckAsText(deck, naming);
    case "twd":
      return deckAsTwd(deck);
    case "twdHints":
      return deckAsTwdWithHints(deck);
    case "lackey":
      return deckAsLackey(deck);
    case "jol":
      return deckAsJol(deck, naming);
  }
}
