import { memo } from "react";
import type { CryptCard } from "../../../domain/card/card";
import { CryptLine } from "../../../ui/card-row/crypt-line";
import { PinButton } from "./pin-button";
import type { RowProps } from "./result-list";

export const CryptRow = memo(({ card, words, isCurrent, isPinned }: RowProps<CryptCard>) => {
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <CryptLine card={card} words={words} tabIndex={tabIndex}>
      <PinButton
        id={card.id}
        name={card.advanced ? `${words.name} (ADV)` : words.name}
        pinned={isPinned}
        tabIndex={tabIndex}
      />
    </CryptLine>
  );
});
