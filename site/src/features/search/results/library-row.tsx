import { memo } from "react";
import type { LibraryCard } from "../../../domain/card/card";
import { LibraryLine } from "../../../ui/card-row/library-line";
import { PinButton } from "./pin-button";
import type { RowProps } from "./result-list";

export const LibraryRow = memo(({ card, localized, isCurrent, isPinned }: RowProps<LibraryCard>) => {
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <LibraryLine card={card} localized={localized} tabIndex={tabIndex}>
      <PinButton id={card.id} name={localized.name} pinned={isPinned} tabIndex={tabIndex} />
    </LibraryLine>
  );
});
