interface Place {
  /** The window is as narrow as a phone's. */
  readonly narrow: boolean;
  /** An inventory mark is shown next to the name. */
  readonly inventory: boolean;
}

/** Length of names in the selector (docs/rules/decks.md §6.1). */
export function selectorNameLength({ narrow, inventory }: Place): number {
  if (inventory) return 23;
  return narrow ? 28 : 32;
}

/**
 * Shortens a name to a number of visible characters, with an ellipsis: accents, flags and combined emoji are never
 * split.
 */
export function shortName(name: string, length: number): string {
  // A text has at most as many characters as UTF-16 units.
  if (name.length <= length) return name;
  const characters = visibleCharacters(name);
  if (characters.length <= length) return name;
  return `${characters
    .slice(0, length - 1)
    .join("")
    .trimEnd()}…`;
}

const JOINER = "\u200d";
/** Parts of the previous character: combining marks, variation selectors, skin tones, tag characters of flags. */
const ATTACHED = /^[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]$/u;
const REGIONAL = /^\p{Regional_Indicator}$/u;
const PICTURE = /^\p{Extended_Pictographic}$/u;

/** Not all supported browsers have Intl.Segmenter. */
function visibleCharacters(text: string): readonly string[] {
  const characters: string[] = [];
  let last = "";
  let flags = 0;
  for (const point of text.normalize("NFC")) {
    flags = REGIONAL.test(point) ? flags + 1 : 0;
    const joined =
      point === JOINER ||
      ATTACHED.test(point) ||
      (last === JOINER && PICTURE.test(point)) ||
      (flags > 0 && flags % 2 === 0);
    if (joined && characters.length > 0) characters.push(`${characters.pop()}${point}`);
    else characters.push(point);
    last = point;
  }
  return characters;
}
