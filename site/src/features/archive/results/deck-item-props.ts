import type { DeckCards, DeckId } from "../../../domain/deck/deck";
import type { CriteriaSearch } from "../../../ui/search/use-criteria";
import type { ArchiveKind, ListedOwnership } from "../archive-page";

export interface DeckItemProps<Criteria extends object> {
  readonly kind: ArchiveKind<Criteria>;
  readonly deck: number;
  readonly model: DeckCards | undefined;
  /** undefined without inventory mode. */
  readonly ownership: ListedOwnership | undefined;
  readonly search: CriteriaSearch<Criteria>;
  readonly onOpen: (id: DeckId) => void;
}
