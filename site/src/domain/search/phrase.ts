/**
 * A piece of a sentence that says what is searched, without words: the interface language supplies them.
 * `key` is looked up in the catalogue as `phrase.<key>`; values in `params` that are game terms (clan, title, …)
 * are given as they stand in the game.
 */
export interface Phrase {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}
