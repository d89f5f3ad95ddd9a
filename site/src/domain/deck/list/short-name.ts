interface Place {
  /** A window as narrow as a telephone. */
  readonly narrow: boolean;
  /** A mark of the inventory stands beside the name. */
  readonly inventory: boolean;
}

/** Characters of a name that a selector has room for (docs/rules/decks.md §6.1). */
export function selectorNameLength({ narrow, inventory }: Place): number {
  if (inventory) return 23;
  return narrow ? 28 : 32;
}

/**
 * A name of at most so many characters as a reader counts them: an accent, a flag or a family of emoji is never cut in
 * two. What is left out leaves an ellipsis.
 */
export function shortName(name: string, length: number): string {
  // As many UTF-16 units can be no more characters.
  if (name.length <= length) return name;
  const characters = visibleCharacters(name);
  if (characters.length <= length) return name;
  return `${characters
    .slice(0, length - 1)
    .join("")
    .trimEnd()}…`;
}

const JOINER = "\u200d";
/** Belongs to the character before it: marks, selectors, skin colours, the letters of a flag in tags. */
const ATTACHED = /^[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]$/u;
const REGIONAL = /^\p{Regional_Indicator}$/u;
const PICTURE = /^\p{Extended_Pictographic}$/u;

/** Not all browsers we serve can take a text apart by themselves. */
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
