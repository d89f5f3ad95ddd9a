import type { QueryProblem } from "../../search/filter";
import { allPositions, listed } from "../../search/positions";
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
  const { found, problems } = form.find(criteria, context, allPositions(context.archive.table.count));
  return { decks: listed(found), problems };
}
