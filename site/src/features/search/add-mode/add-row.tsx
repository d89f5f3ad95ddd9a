import { type KeyboardEvent, useCallback, useSyncExternalStore } from "react";
import { getPreferences } from "../../../data/preferences";
import { cardLabel } from "../../../ui/card/card-label";
import { CardCopies } from "../../../ui/quantity/card-copies";
import { stepOfKey } from "../../../ui/quantity/step-of-key";
import { stepped } from "../../../ui/quantity/stepped";
import { useAnnounceCopies } from "../../../ui/quantity/use-announce-copies";
import { useCopiesSwipe } from "../../../ui/quantity/use-copies-swipe";
import { LIVE, useMedia } from "../../../ui/use-media";
import type { AddRowProps } from "./add-mode";
import styles from "./add-row.module.css";

/** A result with its copies in the deck: changed by buttons, typing, the keys + and −, and swipes. */
export function AddRow({ target, card, localized, isCurrent, children }: AddRowProps) {
  const { cards, change } = target;
  const copies = useSyncExternalStore(
    cards.subscribe,
    useCallback(() => cards.get().get(card.id), [cards, card.id]),
  );
  const typed = useMedia(LIVE);
  const announce = useAnnounceCopies();
  const name = cardLabel(card, localized);
  const put = (next: number) => {
    change(card.id, next);
    announce(name, next);
  };
  const swipe = useCopiesSwipe(copies, put);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event);
    if (step === undefined || !getPreferences().shortcuts) return;
    event.preventDefault();
    const next = stepped(copies, step);
    if (next !== undefined) put(next);
  };
  // biome-ignore-start lint/a11y/noStaticElementInteractions: keys and swipes do the same as the buttons inside
  return (
    <div {...swipe.row} className={`${styles.row} ${swipe.className}`} onKeyDown={onKeyDown}>
      {/* In the number field these keys move the cursor, not the row. */}
      <span className={styles.copies} data-copies onKeyDown={stopWalking}>
        <CardCopies name={name} copies={copies} onCopies={put} typed={typed} tabIndex={isCurrent ? 0 : -1} />
      </span>
      {children}
    </div>
  );
  // biome-ignore-end lint/a11y/noStaticElementInteractions: see above
}

function stopWalking(event: KeyboardEvent): void {
  if (event.key === "Home" || event.key === "End") event.stopPropagation();
}
