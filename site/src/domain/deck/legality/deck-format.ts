import type { Format, SetCatalogue } from "../../../generated/published";
import { type CardPool, type LimitedFormat, poolOf } from "../../limited/limited-format";
import { publishedPool } from "../../limited/published-formats";
import { MAX_LIBRARY, MIN_CRYPT, MIN_LIBRARY } from "./sizes";

/** What a format asks of a deck (docs/rules/legality.md §2). */
export interface DeckFormat {
  /** "standard", "v5", "sealed"; "own" for the user's own format. */
  readonly id: string;
  /** English name, "" for the user's own format. */
  readonly name: string;
  /** Fewest crypt cards. */
  readonly crypt: number;
  /** Fewest and most library cards. */
  readonly library: number;
  readonly libraryMax: number;
  /** Whether a crypt may use two consecutive groups only. */
  readonly consecutiveGroups: boolean;
  /** undefined: all cards are in. */
  readonly pool: CardPool | undefined;
  /** Address of the rules, and the day on which they were compared with it; undefined for the user's own format. */
  readonly source: { readonly url: string; readonly checked: string } | undefined;
}

/** The id of the user's own limited format among the formats. */
export const OWN = "own";

/** The published formats, and the user's own if it has cards. */
export function deckFormats(
  { formats = [] }: SetCatalogue,
  own: LimitedFormat | undefined,
): readonly DeckFormat[] {
  const published = formats.map((published) => deckFormat(published));
  return own === undefined ? published : [...published, ownFormat(own)];
}

function deckFormat(published: Format): DeckFormat {
  const { id, name, crypt, library, libraryMax, groups, source, checked } = published;
  return {
    id,
    name,
    crypt,
    library,
    libraryMax,
    consecutiveGroups: groups === "consecutive",
    pool: publishedPool(published),
    source: { url: source, checked },
  };
}

/** The user's own format has the sizes and groups of Standard. */
function ownFormat(own: LimitedFormat): DeckFormat {
  return {
    id: OWN,
    name: "",
    crypt: MIN_CRYPT,
    library: MIN_LIBRARY,
    libraryMax: MAX_LIBRARY,
    consecutiveGroups: true,
    pool: poolOf(own),
    source: undefined,
  };
}
