import { type TouchEvent, useEffect, useRef, useState } from "react";

export type SwipeDirection = "left" | "right";

/** Movement of a finger, in CSS pixels and milliseconds. */
export interface Stroke {
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
  readonly duration: number;
}

const MIN_TRAVEL = 50;
const MAX_DURATION_MS = 250;
/** Swipes to the right that start closer to the left edge are the browser's back gesture. */
const EDGE = 30;
const HIGHLIGHT_TIME = 500;

/** docs/rules/site.md §1.4: 50 px within 250 ms; swipes to the right start more than 30 px from the edge. */
export function readSwipe({ startX, startY, endX, endY, duration }: Stroke): SwipeDirection | undefined {
  const across = endX - startX;
  const isFlick = Math.abs(across) >= MIN_TRAVEL && duration <= MAX_DURATION_MS;
  // A mostly vertical movement is scrolling.
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
  /** The last swipe, for half a second, to highlight its effect. */
  readonly swiped: SwipeDirection | undefined;
  readonly handlers: {
    readonly onTouchStart: (event: TouchEvent) => void;
    readonly onTouchEnd: (event: TouchEvent) => void;
    readonly onTouchCancel: () => void;
  };
}

/** Handles swipes with one finger. Every swipe needs an alternative button. */
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
