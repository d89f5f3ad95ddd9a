import type { QueryProblem } from "../../search/filter";
import type { ArchiveForm } from "./archive-form";
import type { ArchiveContext } from "./context";

export interface FoundDecks {
  /** Indexes of the matching decks, newest first. */
  readonly decks: readonly number[];
  /** Problems with criteria that the data cannot answer. */
  readonly problems: readonly QueryProblem[];
}

/** Finds the decks that match all criteria; without criteria, all decks. */
export function searchDecks<Criteria extends object>(
  form: ArchiveForm<Criteria>,
  criteria: Criteria,
  context: ArchiveContext,
): FoundDecks {
  const { tests, problems } = form.compile(criteria, context);
  // Applying one filter after the other to the remaining decks is several times faster than all filters deck by deck.
  const [first = () => true, ...others] = tests;
  let decks: number[] = [];
  for (let deck = 0; deck < context.archive.table.count; deck++) if (first(deck, deck)) decks.push(deck);
  for (const test of others) decks = decks.filter((deck) => test(deck, deck));
  return { decks, problems };
}
