import { matchesInitials, type NameForm, type NameForms, type NameQuery } from "../../name/matching";
import { type Accepts, Haystack } from "../haystack";
import type { SearchTexts } from "../haystacks";
import { add, addAll, type Positions } from "../positions";

/** Names of cards, several of which may have one position. */
class Names {
  readonly #squashed: Haystack;
  readonly #folded: Haystack;
  /** Names by their first character. */
  readonly #byInitial: ReadonlyMap<string, readonly (readonly [folded: string, position: number])[]>;

  constructor(names: readonly (readonly [NameForm, number])[], count: number) {
    const owners = names.map(([, position]) => position);
    this.#squashed = new Haystack(
      names.map(([{ squashed }]) => squashed),
      owners,
      count,
    );
    this.#folded = new Haystack(
      names.map(([{ folded }]) => folded),
      owners,
      count,
    );
    const byInitial = new Map<string, (readonly [string, number])[]>();
    for (const [{ folded }, position] of names) {
      const initial = folded[0] ?? "";
      const others = byInitial.get(initial);
      if (others) others.push([folded, position]);
      else byInitial.set(initial, [[folded, position]]);
    }
    this.#byInitial = byInitial;
  }

  /** docs/rules/search.md §9.1. */
  matching({ folded, squashed }: NameQuery, within: Positions): Positions {
    const found = this.#squashed.find(squashed, within);
    for (const [name, position] of this.#byInitial.get(folded[0] ?? "") ?? []) {
      if (matchesInitials(folded, name)) add(found, position);
    }
    return found;
  }

  containing(words: string, within: Positions, accepts: Accepts | undefined): Positions {
    return this.#folded.find(words, within, accepts);
  }
}

class NameIndex {
  readonly count: number;
  readonly #names: Names;
  readonly #articleFirst: Names;

  constructor(forms: readonly NameForms[]) {
    this.count = forms.length;
    const names = (of: (forms: NameForms) => readonly NameForm[]) =>
      new Names(
        forms.flatMap((one, position) => of(one).map((form) => [form, position] as const)),
        forms.length,
      );
    this.#names = names((one) => one.names);
    this.#articleFirst = names((one) => one.articleFirst);
  }

  matching(query: NameQuery, within: Positions): Positions {
    const found = this.#names.matching(query, within);
    return query.startsWithArticle ? addAll(found, this.#articleFirst.matching(query, within)) : found;
  }

  containing(words: string, within: Positions, accepts: Accepts | undefined): Positions {
    return addAll(
      this.#names.containing(words, within, accepts),
      this.#articleFirst.containing(words, within, accepts),
    );
  }
}

const textIndexes = new WeakMap<readonly string[], Haystack>();
const nameIndexes = new WeakMap<readonly NameForms[], NameIndex>();

/** Rules texts of all cards, prepared on first use. */
export function textsOf(texts: SearchTexts): Haystack {
  const folded = texts.folded();
  const known = textIndexes.get(folded);
  if (known) return known;
  const index = new Haystack(folded, [...folded.keys()], folded.length);
  textIndexes.set(folded, index);
  return index;
}

/** Names of all cards, prepared on first use. */
export function namesOf(texts: SearchTexts): NameIndex {
  const forms = texts.names();
  const known = nameIndexes.get(forms);
  if (known) return known;
  const index = new NameIndex(forms);
  nameIndexes.set(forms, index);
  return index;
}
