import { type TouchEvent, useEffect, useRef, useState } from "react";

export type SwipeDirection = "left" | "right";

/** A finger's way over the screen, in CSS pixels and milliseconds. */
export interface Stroke {
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
  readonly duration: number;
}

const MIN_TRAVEL = 50;
const MAX_DURATION = 250;
/** Nearer to the left edge, a stroke to the right is the browser's own "back". */
const EDGE = 30;
const HIGHLIGHT_TIME = 500;

/** docs/rules/site.md §1.4: 50 px within 250 ms; a right swipe begins more than 30 px from the edge. */
export function readSwipe({ startX, startY, endX, endY, duration }: Stroke): SwipeDirection | undefined {
  const across = endX - startX;
  const isFlick = Math.abs(across) >= MIN_TRAVEL && duration <= MAX_DURATION;
  // A stroke that runs more down than across is scrolling.
  if (!isFlick || Math.abs(endY - startY) >= Math.abs(across)) return undefined;
  if (across < 0) return "left";
  return startX > EDGE ? "right" : undefined;
}

interface Start {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

interface Swipe {
  /** The last swipe, for half a second: to highlight what it did. */
  readonly swiped: SwipeDirection | undefined;
  readonly handlers: {
    readonly onTouchStart: (event: TouchEvent) => void;
    readonly onTouchEnd: (event: TouchEvent) => void;
    readonly onTouchCancel: () => void;
  };
}

/** Watches one-finger swipes over an element. Whatever a swipe does, a button must do as well. */
export function useSwipe(onSwipe: (direction: SwipeDirection) => void): Swipe {
  const start = useRef<Start | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [swiped, setSwiped] = useState<SwipeDirection>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const onTouchStart = (event: TouchEvent) => {
    const touch = event.touches[0];
    // A second finger makes it a pinch.
    start.current =
      touch && event.touches.length === 1
        ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp }
        : undefined;
  };
  const onTouchEnd = (event: TouchEvent) => {
    const begun = start.current;
    const touch = event.changedTouches[0];
    start.current = undefined;
    if (!begun || !touch) return;
    const direction = readSwipe({
      startX: begun.x,
      startY: begun.y,
      endX: touch.clientX,
      endY: touch.clientY,
      duration: event.timeStamp - begun.at,
    });
    if (!direction) return;
    setSwiped(direction);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSwiped(undefined), HIGHLIGHT_TIME);
    onSwipe(direction);
  };
  const onTouchCancel = () => {
    start.current = undefined;
  };
  return { swiped, handlers: { onTouchStart, onTouchEnd, onTouchCancel } };
}
