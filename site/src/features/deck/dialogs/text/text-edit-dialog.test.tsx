import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { cardNames } from "../../../../domain/deck/card-names";
import type { DeckChange } from "../../../../domain/deck/change";
import { copiesOf, DECK_CARDS, findCard } from "../../../../domain/deck/samples/deck-cards";
import { TextEditDialog } from "./text-edit-dialog";

const DECK = {
  name: "Dolls",
  author: "Ann",
  description: "",
  cards: copiesOf({ 100199: 4, 100001: 1, 201613: 2, 100119: 0 }),
};
const CARDS = { find: findCard, names: cardNames(DECK_CARDS) };

function start() {
  const onApply = vi.fn((_: readonly DeckChange[]) => {});
  const onClose = vi.fn();
  render(<TextEditDialog deck={DECK} cards={CARDS} playtest={false} onApply={onApply} onClose={onClose} />);
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Deck as text" });
  const replace = (from: string, to: string) => {
    expect(area.value).toContain(from);
    fireEvent.change(area, { target: { value: area.value.replace(from, to) } });
  };
  const changes = within(screen.getByRole("region", { name: "Changes" }));
  return { onApply, onClose, replace, changes };
}

it("previews the changes, and applies them as one", async () => {
  const { onApply, onClose, replace, changes } = start();
  expect(changes.getByText("No changes.")).toBeVisible();
  replace("4x Blood Doll", "5x Blood Doll\n1x Abbot");
  replace("1x .44 Magnum\n", "");
  replace("Author: Ann", "Author:");
  await waitFor(() =>
    expect(changes.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Author: (blank)",
      "Blood Doll: 4 → 5",
      ".44 Magnum: 1 → removed",
      "Abbot: 0 → 1",
    ]),
  );
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(onApply).toHaveBeenCalledExactlyOnceWith([
    { kind: "cards", copies: copiesOf({ 100199: 5, 100001: -1, 100006: 1 }) },
    { kind: "text", field: "author", value: "" },
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});

it("lists the lines that could not be read", async () => {
  const { replace, changes } = start();
  replace("4x Blood Doll", "4x Blod Doll\nand more");
  await changes.findByText("1 line could not be read:");
  expect(changes.getByText("Line 12: 4x Blod Doll")).toBeVisible();
  expect(changes.getByText("1 other line was skipped.")).toBeVisible();
});

it("closes silently if nothing has changed", async () => {
  const { onApply, onClose } = start();
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect([onApply.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
});
