/** Lists that a deck is chosen from (docs/rules/decks.md §6.1). */
export type SelectorTab = "mine" | "precons" | "recent";

interface Shown {
  /** Id of the shown deck; "" if none. */
  readonly id: string;
  /** One of the signed-in user's decks. */
  readonly isMine: boolean;
}

/** Precons if the id has a colon or is empty, My Decks if the deck is the user's, otherwise Recent. */
export function initialTab({ id, isMine }: Shown): SelectorTab {
  if (id === "" || id.includes(":")) return "precons";
  return isMine ? "mine" : "recent";
}
