import type { OperationId } from "../../../domain/deck/operations/operation";
import type { DeckStore } from "../../decks/store/deck-store";

/** The edit of a report that was refused last and is not settled; for pages without the code of reports. */
export function lastRefusedReport({ core: { queue } }: DeckStore): OperationId | undefined {
  return queue.shown.get().problems.findLast(({ kind }) => kind === "report")?.id;
}
