import type { CryptCard } from "../../../domain/card/card";
import { CryptLine } from "../../../ui/card-row/crypt-line";
import { PinButton } from "./pin-button";
import type { RowProps } from "./result-list";

export function CryptRow({ card, words, among, isCurrent, isPinned }: RowProps<CryptCard>) {
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <CryptLine card={card} words={words} among={among} tabIndex={tabIndex}>
      <PinButton
        id={card.id}
        name={card.advanced ? `${words.name} (ADV)` : words.name}
        pinned={isPinned}
        tabIndex={tabIndex}
      />
    </CryptLine>
  );
}
