import { type MouseEvent, type TouchEvent, useRef } from "react";
import { type SwipeDirection, useSwipe } from "../use-swipe";
import styles from "./copies-swipe.module.css";
import { stepped } from "./stepped";

/** Props of the row. */
interface SwipedRow {
  readonly "data-swiped"?: SwipeDirection | undefined;
  readonly onTouchStart?: (event: TouchEvent) => void;
  readonly onTouchEnd?: (event: TouchEvent) => void;
  readonly onTouchCancel?: () => void;
  readonly onClickCapture?: (event: MouseEvent) => void;
}

interface CopiesSwipe {
  readonly className: string;
  readonly row: SwipedRow;
}

const NOTHING: CopiesSwipe = { className: "", row: {} };

/**
 * A swipe to the right over a row adds a copy, one to the left removes one; the edge of the row is highlighted
 * briefly. `copies` is undefined for a card that is not in the deck, `onCopies` for a read-only deck.
 */
export function useCopiesSwipe(
  copies: number | undefined,
  onCopies: ((copies: number) => void) | undefined,
  max?: number,
): CopiesSwipe {
  /** A swipe must not open the card too. */
  const ended = useRef(false);
  const { swiped, handlers } = useSwipe((direction) => {
    ended.current = true;
    const next = stepped(copies, direction === "right" ? 1 : -1, max);
    if (next !== undefined) onCopies?.(next);
  });
  if (onCopies === undefined) return NOTHING;
  return {
    className: styles.row ?? "",
    row: {
      ...handlers,
      "data-swiped": swiped,
      onTouchStart: (event) => {
        ended.current = false;
        handlers.onTouchStart(event);
      },
      onClickCapture: (event) => {
        if (!ended.current || swiped === undefined) return;
        ended.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
