import { QUANTITY_MODES } from "./quantities";
import { SOURCES } from "./source";
import { TAG_STRENGTHS } from "./tags";
import { DECK_TRAITS } from "./traits";

const each = (prefix: string, parts: readonly string[]): readonly string[] =>
  parts.map((part) => `${prefix}.${part}`);

const RANGE = ["eq", "from", "to", "between"];

/** Keys of all phrases of archive filters; each interface language must have `phrase.<key>`. */
export const ARCHIVE_PHRASE_KEYS: readonly string[] = [
  ...each("decks", ["similar", "event", "author", "country", "city", "discipline", "inventory"]),
  ...each("decks", ["libraryTotal", "capacity"]),
  ...each("decks.players", RANGE),
  ...each("decks.date", RANGE),
  ...each("decks.card", ["none", ...QUANTITY_MODES]),
  ...each("clan", ["or", "not"]),
  ...each("sect", ["or", "not"]),
  ...each("decks.share", ["none", "below", "to", "from", "between"]),
  ...each("decks.trait", DECK_TRAITS),
  ...each("decks.tag", TAG_STRENGTHS),
  ...each("decks.rank", ["from", "to"]),
  ...each("decks.src", SOURCES),
];
