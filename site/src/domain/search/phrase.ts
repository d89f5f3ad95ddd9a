/**
 * A part of a search description without its words: the interface language has `phrase.<key>`. Values of `params`
 * that are terms of the game (clan, title, …) are in English.
 */
export interface Phrase {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}
