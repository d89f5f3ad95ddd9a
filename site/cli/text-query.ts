import { searchDecks } from "../src/domain/archive/search/search.ts";
import { TWD_FORM } from "../src/domain/archive/search/twd-form.ts";
import type { Card } from "../src/domain/card/card.ts";
import { Language, type ReadText } from "../src/domain/query/language.ts";
import { OTHER_SEARCHES } from "../src/domain/query/other-searches.ts";
import type { Problem } from "../src/domain/query/problem.ts";
import type { CardBase } from "../src/domain/search/card-base.ts";
import { formOf } from "../src/domain/search/criteria.ts";
import { search } from "../src/domain/search/search.ts";
import type { SearchedData } from "./load-base.ts";
import { timeLimited } from "./time-limited.ts";

const TEXT_KINDS = ["crypt", "library", "twd"] as const;
type TextKind = (typeof TEXT_KINDS)[number];

export function isTextKind(word: string | undefined): word is TextKind {
  return TEXT_KINDS.some((kind) => kind === word);
}

/** The answer to a typed search. */
export interface Answer {
  readonly ids: readonly (number | string)[];
  /** What was understood, as it is printed. */
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Answers searches with one line of text; what is not understood becomes problems. */
export type AnswerText = (kind: TextKind, text: string) => Answer;

/** What reads and searches each kind is made once, on its first use. */
export function textAnswers(bases: SearchedData): AnswerText {
  const makers: Readonly<Record<TextKind, () => (text: string) => Answer>> = {
    crypt() {
      const context = cardContext(bases.crypt());
      const language = new Language(formOf("crypt"), context, {}, OTHER_SEARCHES);
      return answering(language, (criteria) =>
        search("crypt", criteria, { ...context, units: language }).cards.map(({ id }) => id),
      );
    },
    library() {
      const context = cardContext(bases.library());
      const language = new Language(formOf("library"), context, {}, OTHER_SEARCHES);
      return answering(language, (criteria) =>
        search("library", criteria, { ...context, units: language }).cards.map(({ id }) => id),
      );
    },
    twd() {
      const archive = bases.twd();
      const cards: readonly Card[] = [...bases.crypt().cards, ...bases.library().cards];
      const language = new Language(TWD_FORM, { archive }, { cards }, OTHER_SEARCHES);
      return answering(language, (criteria) =>
        searchDecks(TWD_FORM, criteria, { archive, units: language }).decks.map(
          (deck) => archive.table.ids[deck] ?? "",
        ),
      );
    },
  };
  const made: Partial<Record<TextKind, (text: string) => Answer>> = {};
  return (kind, text) => {
    made[kind] ??= makers[kind]();
    return made[kind](text);
  };
}

function cardContext<Base extends CardBase<Card>>(base: Base) {
  return { base, texts: base.english, patterns: timeLimited(base.cards, base.english) };
}

function answering<Criteria extends object>(
  language: { read(text: string): ReadText<Criteria>; print(criteria: Criteria): string },
  find: (criteria: Criteria) => Answer["ids"],
): (text: string) => Answer {
  return (text) => {
    const { criteria, problems, isLost } = language.read(text);
    return { ids: isLost ? [] : find(criteria), text: language.print(criteria), problems };
  };
}

/** "6-11: brujha ambiguous-value (brujah?)". */
export function describeProblem({ code, at, value, fixes }: Problem): string {
  const instead = fixes.length > 0 ? ` (${fixes.map(({ text }) => text).join(", ")}?)` : "";
  return `${at[0]}-${at[1]}: ${code} ${value}${instead}`;
}
