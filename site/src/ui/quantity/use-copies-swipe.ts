import { type MouseEvent, type TouchEvent, useRef } from "react";
import { type SwipeDirection, useSwipe } from "../use-swipe";
import styles from "./copies-swipe.module.css";
import { stepped } from "./stepped";

/** To be spread over the row. */
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
 * A swipe to the right over a row adds a copy, one to the left takes one away; the row's edge shows it for a moment.
 * `copies` undefined: the card is not in the deck. `onCopies` undefined: the deck is only read.
 */
export function useCopiesSwipe(
  copies: number | undefined,
  onCopies: ((copies: number) => void) | undefined,
): CopiesSwipe {
  /** The finger that swiped is not meant to open the card as well. */
  const ended = useRef(false);
  const { swiped, handlers } = useSwipe((direction) => {
    ended.current = true;
    const next = stepped(copies, direction === "right" ? 1 : -1);
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
