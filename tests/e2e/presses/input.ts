import type { CDPSession } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

export const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds that a touch lasts. */
const HELD = 60;

/** Clicks a point without waiting for the response of a busy page. */
export async function click(session: CDPSession, { x, y }: Point): Promise<void> {
  const mouse = { x, y, button: "left", clickCount: 1 } as const;
  const moved = session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x, y });
  const down = session.send("Input.dispatchMouseEvent", { ...mouse, type: "mousePressed" });
  await rest(HELD);
  const up = session.send("Input.dispatchMouseEvent", { ...mouse, type: "mouseReleased" });
  void Promise.allSettled([moved, down, up]);
}

/** Taps a point. */
export async function tap(session: CDPSession, { x, y }: Point): Promise<void> {
  const down = session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await rest(HELD);
  const up = session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  void Promise.allSettled([down, up]);
}
