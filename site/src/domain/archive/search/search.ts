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
  const { test, problems } = form.compile(criteria, context);
  const { count } = context.archive.table;
  const decks: number[] = [];
  for (let deck = 0; deck < count; deck++) {
    if (test(deck, deck)) decks.push(deck);
  }
  return { decks, problems };
}
