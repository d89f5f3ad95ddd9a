import { memo } from "react";
import type { CryptCard } from "../../../domain/card/card";
import { CryptLine } from "../../../ui/card-row/crypt-line";
import { PinButton } from "./pin-button";
import type { RowProps } from "./result-list";

export const CryptRow = memo(({ card, localized, isCurrent, isPinned }: RowProps<CryptCard>) => {
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <CryptLine card={card} localized={localized} tabIndex={tabIndex}>
      <PinButton
        id={card.id}
        name={card.advanced ? `${localized.name} (ADV)` : localized.name}
        pinned={isPinned}
        tabIndex={tabIndex}
      />
    </CryptLine>
  );
});
