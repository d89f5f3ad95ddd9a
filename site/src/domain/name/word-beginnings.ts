/** Shorter queries without a space would match almost every long name. */
const MIN_LETTERS = 4;

/**
 * The query of `beginsWords`: letters and digits, with spaces between words; "" if it is too short. `folded` has no
 * case and diacritics.
 */
export function beginningsQuery(folded: string): string {
  const sought = folded
    .replace(/[ -]+/g, " ")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();
  return sought.length < MIN_LETTERS && !sought.includes(" ") ? "" : sought;
}

/**
 * Whether the letters of the query, in order, are beginnings of words of the folded name. Unlike with initials, words
 * may be skipped, also the first: "govun", "gov un" and "gov the" match "govern the unaligned", "trad dom" matches
 * "second tradition: domain".
 */
export function beginsWords(query: string, name: string): boolean {
  return query !== "" && query.length <= name.length && startsIn(query, 0, name, 0);
}

/** Whether the rest of the query can start with a word at or after `position`. */
function startsIn(query: string, index: number, name: string, position: number): boolean {
  for (let start = wordFrom(name, position); start < name.length; start = wordAfter(name, start)) {
    if (name[start] === query[index] && continues(query, index + 1, name, start + 1)) return true;
  }
  return false;
}

/** Whether the rest of the query can continue right before `position`. */
function continues(query: string, index: number, name: string, position: number): boolean {
  if (index === query.length) return true;
  if (query[index] === " ") return startsIn(query, index + 1, name, wordAfter(name, position));
  let next = position;
  while (isMark(name[next])) next++;
  if (name[next] === query[index] && continues(query, index + 1, name, next + 1)) return true;
  return startsIn(query, index, name, wordAfter(name, position));
}

function wordAfter(name: string, position: number): number {
  let index = position;
  while (index < name.length && !isGap(name[index])) index++;
  return wordFrom(name, index);
}

/** The first letter or digit at or after `position`. */
function wordFrom(name: string, position: number): number {
  let index = position;
  while (index < name.length && (isGap(name[index]) || isMark(name[index]))) index++;
  return index;
}

function isGap(character: string | undefined): boolean {
  return character === " " || character === "-";
}

/** Punctuation within and around words. */
function isMark(character: string | undefined): boolean {
  return character !== undefined && "'\".,:;!?()/&".includes(character);
}
