/** The three lists a deck is chosen from (docs/rules/decks.md §6.1). */
export type SelectorTab = "mine" | "precons" | "recent";

interface Shown {
  /** Id of the deck that is shown; "" where none is. */
  readonly id: string;
  /** It is among the decks of whoever is signed in. */
  readonly isMine: boolean;
}

/** Precons when the id has a colon or is empty, My Decks when the deck is among the user's, otherwise Recent. */
export function initialTab({ id, isMine }: Shown): SelectorTab {
  if (id === "" || id.includes(":")) return "precons";
  return isMine ? "mine" : "recent";
}
