import { articleFirst } from "../card/display-name";
import { fold, squash } from "./fold";

/** A name prepared for matching. */
export interface NameForm {
  /** Without case and diacritics: "barrens, the". */
  readonly folded: string;
  /** Letters and digits only: "barrensthe". */
  readonly squashed: string;
}

/** Names of a card; those like "Barrens, The" also with the article in front. */
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

/** Prepares the names of a card; spellings with equal folded forms count once. */
export function nameForms(name: string, others: readonly string[]): NameForms {
  const names = [name, ...others];
  const turned = names.map(articleFirst).filter((front, index) => front !== names[index]);
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
 * Name matching of docs/rules/search.md §9.1: a part of the name regardless of punctuation, or initials ("gtu"). A
 * query without letters and digits matches nothing.
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
 * Matches initials: the characters of the query occur in order from the beginning of the name, each directly after
 * the previous one or at the beginning of the next word; no word may be skipped. "gtu", "goth" and "govtun" match
 * "govern the unaligned". Words end at spaces and hyphens, several of which are one gap: "bntc" matches "bang nakh -
 * tiger's claws".
 */
export function matchesInitials(query: string, name: string): boolean {
  return query !== "" && query[0] === name[0] && continues(query, 1, name, 0);
}

/** Whether the rest of the query matches after the character at `position` of the name. */
function continues(query: string, index: number, name: string, position: number): boolean {
  if (index === query.length) return true;
  const next = query[index];
  if (name[position + 1] === next && continues(query, index + 1, name, position + 1)) return true;
  const word = nextWord(name, position);
  return word !== position + 1 && name[word] === next && continues(query, index + 1, name, word);
}

/** Start of the word after the one at `position`; past the end if there is none. */
function nextWord(name: string, position: number): number {
  let index = position;
  while (index < name.length && !isGap(name[index])) index++;
  while (index < name.length && isGap(name[index])) index++;
  return index;
}

function isGap(character: string | undefined): boolean {
  return character === " " || character === "-";
}
