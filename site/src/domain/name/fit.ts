import { squash } from "./fold";
import { matchesInitials, matchesName, type NameForms, type NameQuery, nameQuery } from "./matching";
import { beginningsQuery, beginsWords } from "./word-beginnings";

/** Kinds of matches, best first. "bare": the name matches after its article. */
export const FIT = [
  "exact",
  "prefix",
  "bare",
  "word",
  "initials",
  "substring",
  "beginnings",
  "letters",
] as const;
export type Fit = (typeof FIT)[number];

/** Groups of matches, best first; within a group names are sorted by winning decks. */
export const GROUP: Readonly<Record<Fit, number>> = {
  exact: 0,
  prefix: 1,
  bare: 1,
  word: 2,
  initials: 2,
  substring: 2,
  beginnings: 3,
  letters: 4,
};

/** Forms of a name that are matched. */
interface Judged {
  readonly forms: NameForms;
  readonly folded: string;
  readonly bare: string;
}

export interface PickerQuery extends NameQuery {
  readonly bare: string;
  readonly beginnings: string;
}

export function pickerQuery(typed: string): PickerQuery {
  const query = nameQuery(typed.trim());
  const bare = withoutArticle(query.folded);
  return { ...query, bare, beginnings: beginningsQuery(bare) };
}

export function withoutArticle(folded: string): string {
  return folded.replace(/^(?:the|an|a) +(?=.)/, "");
}

export function fitOf(query: PickerQuery, entry: Judged): Fit | undefined {
  const starts = entry.folded.startsWith(query.folded);
  const bareStarts = entry.bare.startsWith(query.bare);
  if (!starts && !bareStarts && !matchesName(query, entry.forms)) return beginnings(query, entry.forms);
  if (isExact(query, entry)) return "exact";
  if (starts) return "prefix";
  if (bareStarts) return "bare";
  const { names } = entry.forms;
  if (names.some((name) => startsWord(name.folded, query.folded))) return "word";
  if (names.some((name) => matchesInitials(query.folded, name.folded))) return "initials";
  return "substring";
}

/** Whether the text is the whole name except punctuation and article. */
function isExact(query: PickerQuery, { folded, bare }: Judged): boolean {
  return squash(folded) === query.squashed || squash(bare) === query.squashed;
}

function beginnings({ beginnings: query }: PickerQuery, { names }: NameForms): Fit | undefined {
  return names.some(({ folded }) => beginsWords(query, folded)) ? "beginnings" : undefined;
}

function startsWord(name: string, words: string): boolean {
  return name.startsWith(words) || name.includes(` ${words}`) || name.includes(`-${words}`);
}

/** Fewer letters, or letters scattered over a much longer name, match too much. */
const LOOSE_LETTERS = 5;
const LOOSE_SHARE = 0.5;

export function looseFit({ squashed }: NameQuery, { forms }: Judged): Fit | undefined {
  if (squashed.length < LOOSE_LETTERS) return undefined;
  const names = [...forms.names, ...forms.articleFirst];
  return names.some((name) => hasLettersInOrder(squashed, name.squashed)) ? "letters" : undefined;
}

/** Whether all letters of the query occur in order in the name, the first at its start: "bloddol" in "blooddoll". */
function hasLettersInOrder(letters: string, name: string): boolean {
  if (name[0] !== letters[0] || letters.length < name.length * LOOSE_SHARE) return false;
  let at = 0;
  for (const letter of letters) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
