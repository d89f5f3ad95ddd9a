import { articleFirst } from "../card/display-name";
import { fold, squash } from "./fold";

/** A name prepared for matching. */
export interface NameForm {
  /** Without case and diacritics: "barrens, the". */
  readonly folded: string;
  /** Letters and digits only: "barrensthe". */
  readonly squashed: string;
}

/** What a card can be found by: its names, and of those like "Barrens, The" the form with the article in front. */
export interface NameForms {
  readonly names: readonly NameForm[];
  readonly articleFirst: readonly NameForm[];
}

export interface NameQuery extends NameForm {
  readonly startsWithArticle: boolean;
}

export function nameForm(name: string): NameForm {
  return { folded: fold(name), squashed: squash(name) };
}

/** Prepares a card's names; spellings that fold to the same form count once. */
export function nameForms(name: string, others: readonly string[]): NameForms {
  const names = [name, ...others];
  const turned = names.map(articleFirst).filter((front, at) => front !== names[at]);
  return { names: distinctForms(names), articleFirst: distinctForms(turned) };
}

function distinctForms(names: readonly string[]): readonly NameForm[] {
  const forms: NameForm[] = [];
  for (const form of [...new Set(names)].map(nameForm)) {
    if (!forms.some(({ folded }) => folded === form.folded)) forms.push(form);
  }
  return forms;
}

export function nameQuery(query: string): NameQuery {
  const form = nameForm(query);
  return { ...form, startsWithArticle: /^(the|an|a) /.test(form.folded) };
}

/**
 * Name matching of docs/rules/search.md §9.1: a part of the name whatever its punctuation, or initials ("gtu").
 * A query without a letter or digit matches no name.
 */
export function matchesName(query: NameQuery, forms: NameForms): boolean {
  if (query.squashed === "") return false;
  if (query.startsWithArticle) {
    for (const form of forms.articleFirst) if (matchesForm(query, form)) return true;
  }
  for (const form of forms.names) if (matchesForm(query, form)) return true;
  return false;
}

function matchesForm(query: NameQuery, form: NameForm): boolean {
  return form.squashed.includes(query.squashed) || matchesInitials(query.folded, form.folded);
}

/**
 * From the beginning of the name the characters of the query appear in order, each following at once or
 * beginning the next word; no word may be skipped: "gtu", "goth" and "govtun" find "govern the unaligned".
 * Words end at spaces and hyphens, several of which are one gap: "bntc" finds "bang nakh - tiger's claws".
 */
export function matchesInitials(query: string, name: string): boolean {
  return query !== "" && query[0] === name[0] && continues(query, 1, name, 0);
}

/** Can the rest of the query follow, when its character before stands at `place` of the name? */
function continues(query: string, at: number, name: string, place: number): boolean {
  if (at === query.length) return true;
  const next = query[at];
  if (name[place + 1] === next && continues(query, at + 1, name, place + 1)) return true;
  const word = nextWord(name, place);
  return word !== place + 1 && name[word] === next && continues(query, at + 1, name, word);
}

/** Where the word after the one at `place` begins; past the end when there is none. */
function nextWord(name: string, place: number): number {
  let at = place;
  while (at < name.length && !isGap(name[at])) at++;
  while (at < name.length && isGap(name[at])) at++;
  return at;
}

function isGap(character: string | undefined): boolean {
  return character === " " || character === "-";
}
