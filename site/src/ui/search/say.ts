import type { QueryProblem } from "../../domain/search/filter";
import type { Phrase } from "../../domain/search/phrase";
import type { Translate } from "../../i18n/translation";

/** A message the catalogue is sure to have for a known criterion; the bare key shows up a forgotten one. */
export function sayKey(t: Translate, key: string, params?: Phrase["params"]): string {
  return t.knows(key) ? t(key, params) : key;
}

/** What is wrong with a search: in words of the criterion's own where it has some, else naming the key it stands at. */
export function sayProblem(t: Translate, { code, path, value }: QueryProblem): string {
  const own = `problem.${code}.${path}`;
  if (t.knows(own)) return t(own, { value });
  return sayKey(t, `problem.${code}`, { path, value });
}

/** Phrases of which one is enough: chips of the same criterion are joined by "or". */
const ALTERNATIVES = /^(group|title(\.none)?|capacity\.(le|eq|ge)|set\..+|precon\..+|.+\.or)$/;

/** Says whether "or" stands between two parts of the search that follow each other. */
export function joinedByOr(one: Phrase, next: Phrase): boolean {
  const criterion = (phrase: Phrase) => phrase.key.split(".")[0];
  return criterion(one) === criterion(next) && ALTERNATIVES.test(one.key) && ALTERNATIVES.test(next.key);
}
