import { fireEvent, render, screen, within } from "@testing-library/react";
import { vi } from "vitest";
import type { CardId } from "../../../../domain/card/card";
import { readSeed } from "../../../../domain/deck/draw/seed";
import { deckCopies } from "../../../../domain/deck/facts/copies";
import { findCard } from "../../../../domain/deck/samples/deck-cards";
import { seededSource } from "../../../../domain/random";
import { CardOpenerProvider } from "../../../../ui/card/card-opener";
import { DrawDialog } from "./draw-dialog";

/** Theo Bell (G6), Aaron Bathurst, Alan Sovereign; 60 cards of library. */
const CARDS = {
  201613: 4,
  200002: 5,
  200040: 3,
  100518: 14,
  100199: 10,
  100845: 12,
  100001: 6,
  100119: 8,
  102308: 10,
};

let decks = 0;

/** The seed draws 2 Theo Bell, 2 Alan Sovereign; 2 Govern, 2 Absolute Tyranny, .44 Magnum, Deflection, Blood Doll. */
export function start({
  cards = CARDS as Record<number, number>,
  seed = "elysium",
  id = `deck ${decks++}`,
} = {}) {
  const opened: CardId[] = [];
  const onClose = vi.fn();
  const view = render(
    <CardOpenerProvider value={{ open: (card) => opened.push(card) }}>
      <DrawDialog
        id={id}
        name="Dolls"
        copies={deckCopies(cards, findCard)}
        overlay={null}
        seed={readSeed(seed)}
        random={seededSource("device")}
        linkTo={(written) => `https://site.example/decks/${id}?draw=${written}`}
        onClose={onClose}
      />
    </CardOpenerProvider>,
  );
  return { opened, onClose, id, close: view.unmount };
}

export const button = (name: string) => screen.getByRole("button", { name });
export const press = (name: string) => fireEvent.click(button(name));
export const heading = (name: RegExp) => screen.getByRole("heading", { name });
export const news = () => screen.getAllByRole("status")[0]?.textContent;

/** The rows of a list as "2 Theo Bell (G6)"; "" without such a list. */
export function pile(name: string): readonly string[] {
  const list = screen.queryByRole("list", { name });
  if (!list) return [];
  const items = within(list).getAllByRole("listitem");
  return items.map((item) => {
    const copies = within(item).queryByText(/^\d+ cop(y|ies)$/)?.textContent;
    return [copies?.split(" ")[0], within(item).getAllByRole("link")[0]?.textContent]
      .filter(Boolean)
      .join(" ");
  });
}
