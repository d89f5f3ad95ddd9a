import type { QueryProblem } from "../../domain/search/filter";
import type { Phrase } from "../../domain/search/phrase";
import type { Translate } from "../../i18n/translation";

/** The message of a key; a missing message shows the key itself. */
export function formatKey(t: Translate, key: string, params?: Phrase["params"]): string {
  return t.knows(key) ? t(key, params) : key;
}

/** Describes a problem of a search, with the message of its filter if there is one. */
export function formatProblem(t: Translate, { code, path, value }: QueryProblem): string {
  const own = `problem.${code}.${path}`;
  if (t.knows(own)) return t(own, { value });
  const general = `problem.${code}`;
  // Problems of typed units have words of their own.
  return formatKey(t, t.knows(general) ? general : `query.${general}`, { path, value });
}

/** Phrases that are alternatives: chips of the same filter are joined by "or". */
const ALTERNATIVES = /^(group|title(\.none)?|capacity\.(le|eq|ge)|set\..+|precon\..+|.+\.or)$/;

/** Whether two consecutive chips are joined by "or". */
export function joinedByOr(one: Phrase, next: Phrase): boolean {
  const criterion = (phrase: Phrase) => phrase.key.split(".")[0];
  return criterion(one) === criterion(next) && ALTERNATIVES.test(one.key) && ALTERNATIVES.test(next.key);
}
