import type { Locator } from "@playwright/test";

interface Path {
  readonly from: number;
  readonly to: number;
}

/** A quick swipe over an element by synthetic events, so that it does not depend on the speed of the machine. */
export async function swipe(over: Locator, { from, to }: Path): Promise<void> {
  await over.evaluate(
    (over, { from, to }) => {
      const { top, height } = over.getBoundingClientRect();
      const clientY = top + height / 2;
      const target = document.elementFromPoint(from, clientY) ?? over;
      const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY });
      const send = (type: string, x: number, touches: Touch[]) =>
        target.dispatchEvent(
          new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch(x)] }),
        );
      send("touchstart", from, [touch(from)]);
      send("touchmove", to, [touch(to)]);
      send("touchend", to, []);
    },
    { from, to },
  );
}
