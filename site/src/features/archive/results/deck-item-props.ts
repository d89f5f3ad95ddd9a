import type { DeckCards, DeckId } from "../../../domain/deck/deck";
import type { CriteriaSearch } from "../../../ui/search/use-criteria";
import type { ArchiveKind } from "../archive-page";

export interface DeckItemProps<Criteria extends object> {
  readonly kind: ArchiveKind<Criteria>;
  readonly deck: number;
  readonly model: DeckCards | undefined;
  readonly search: CriteriaSearch<Criteria>;
  readonly onOpen: (id: DeckId) => void;
}
