import type { QueryProblem } from "../../search/filter";
import type { ArchiveContext } from "./context";
import type { ArchiveForm } from "./forms";

export interface FoundDecks {
  /** Numbers of decks in the order of the archive: newest first. */
  readonly decks: readonly number[];
  /** What the data could not answer. */
  readonly problems: readonly QueryProblem[];
}

/** Decks for which every criterion holds; all of them when nothing is asked. */
export function searchDecks<Criteria extends object>(
  form: ArchiveForm<Criteria>,
  criteria: Criteria,
  context: ArchiveContext,
): FoundDecks {
  const { tests, problems } = form.compile(criteria, context);
  // One criterion after the other over what is left: several times faster than all of them deck by deck.
  const [first = () => true, ...others] = tests;
  let decks: number[] = [];
  for (let deck = 0; deck < context.archive.table.count; deck++) if (first(deck, deck)) decks.push(deck);
  for (const test of others) decks = decks.filter((deck) => test(deck, deck));
  return { decks, problems };
}
