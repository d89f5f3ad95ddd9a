import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { setPreferences } from "../../../../data/preferences";
import type { CardId, LibraryCard } from "../../../../domain/card/card";
import { SAMPLE_LIBRARY } from "../../../../domain/samples/bases";
import { CardOpenerProvider } from "../../../../ui/card/card-opener";
import { TypedLibraryLine } from "../../../../ui/card-row/typed-library-line";
import { LiveRegion } from "../../../../ui/live-region";
import { QuantityRow } from "./quantity-row";

const NAME = "Govern the Unaligned";

function govern(): LibraryCard {
  const found = SAMPLE_LIBRARY.find(({ name }) => name === NAME);
  if (!found) throw new Error(`${NAME} is not among the samples`);
  return found;
}

function show({ copies = 2, editable = true } = {}) {
  const changes: number[] = [];
  const opened: CardId[] = [];
  render(
    <LiveRegion>
      <CardOpenerProvider value={{ open: (id) => opened.push(id) }}>
        <ul>
          <QuantityRow
            card={govern()}
            copies={copies}
            Line={TypedLibraryLine}
            overlay={null}
            among={[]}
            onCopies={editable ? (_card, next) => changes.push(next) : undefined}
            typed={false}
          />
        </ul>
      </CardOpenerProvider>
    </LiveRegion>,
  );
  return { changes, opened };
}

const row = () => screen.getByRole("listitem");
const shown = () => screen.getByRole("status").textContent;

function swipe(from: number, to: number): void {
  const at = (clientX: number) => [{ clientX, clientY: 300 }];
  fireEvent.touchStart(row(), { touches: at(from), changedTouches: at(from) });
  fireEvent.touchEnd(row(), { touches: [], changedTouches: at(to) });
}

beforeEach(() => setPreferences({ shortcuts: true }));

describe("a card of a deck that is edited", () => {
  it.each([
    ["right", [100, 200], 3, `3 × ${NAME}`],
    ["left", [200, 100], 1, `1 × ${NAME}`],
  ] as const)(
    "is counted by a swipe to the %s, without opening",
    (direction, [from, to], next, announced) => {
      const { changes, opened } = show();
      swipe(from, to);
      expect(changes).toEqual([next]);
      expect(shown()).toBe(announced);
      expect(row()).toHaveAttribute("data-swiped", direction);
      fireEvent.click(row());
      expect(opened).toEqual([]);
    },
  );

  it("opens on a tap", () => {
    const { changes, opened } = show();
    swipe(100, 120);
    fireEvent.click(row());
    expect([changes, opened]).toEqual([[], [govern().id]]);
  });

  it("leaves the deck by one more swipe than it has copies", () => {
    const { changes } = show({ copies: 0 });
    swipe(200, 100);
    expect(changes).toEqual([-1]);
    expect(shown()).toBe(`${NAME} removed`);
  });

  it("is counted by + and − unless shortcuts are turned off", () => {
    const { changes } = show();
    const link = within(row()).getByRole("link", { name: NAME });
    fireEvent.keyDown(link, { key: "+" });
    fireEvent.keyDown(link, { key: "-" });
    setPreferences({ shortcuts: false });
    fireEvent.keyDown(link, { key: "+" });
    expect(changes).toEqual([3, 1]);
  });
});

it("is read-only in the deck of another user", () => {
  const { changes, opened } = show({ editable: false });
  swipe(100, 200);
  fireEvent.keyDown(row(), { key: "+" });
  expect(changes).toEqual([]);
  expect(row()).not.toHaveAttribute("data-swiped");
  fireEvent.click(row());
  expect(opened).toEqual([govern().id]);
});
