/** Shorter queries without a space would find almost every long name. */
const MIN_LETTERS = 4;

/**
 * The query as `beginsWords` reads it: letters and digits, a space where a word ends. "" when it is too short.
 * `folded` has no case and no diacritics.
 */
export function beginningsQuery(folded: string): string {
  const sought = folded
    .replace(/[ -]+/g, " ")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();
  return sought.length < MIN_LETTERS && !sought.includes(" ") ? "" : sought;
}

/**
 * Do the letters of the query, in order, spell beginnings of words of the folded name? Unlike initials they may leave
 * out words, also the first: "govun", "gov un" and "gov the" find "govern the unaligned", "trad dom" finds
 * "second tradition: domain".
 */
export function beginsWords(query: string, name: string): boolean {
  return query !== "" && query.length <= name.length && startsIn(query, 0, name, 0);
}

/** Can the rest of the query begin at a word that starts at `place` or later? */
function startsIn(query: string, at: number, name: string, place: number): boolean {
  for (let start = wordFrom(name, place); start < name.length; start = wordAfter(name, start)) {
    if (name[start] === query[at] && continues(query, at + 1, name, start + 1)) return true;
  }
  return false;
}

/** Can the rest of the query follow, when its character before stands right before `place`? */
function continues(query: string, at: number, name: string, place: number): boolean {
  if (at === query.length) return true;
  if (query[at] === " ") return startsIn(query, at + 1, name, wordAfter(name, place));
  let next = place;
  while (isMark(name[next])) next++;
  if (name[next] === query[at] && continues(query, at + 1, name, next + 1)) return true;
  return startsIn(query, at, name, wordAfter(name, place));
}

function wordAfter(name: string, place: number): number {
  let at = place;
  while (at < name.length && !isGap(name[at])) at++;
  return wordFrom(name, at);
}

/** The first letter or digit from `place` on. */
function wordFrom(name: string, place: number): number {
  let at = place;
  while (at < name.length && (isGap(name[at]) || isMark(name[at]))) at++;
  return at;
}

function isGap(character: string | undefined): boolean {
  return character === " " || character === "-";
}

/** Punctuation within words and around them. */
function isMark(character: string | undefined): boolean {
  return character !== undefined && "'\".,:;!?()/&".includes(character);
}
