import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { nameSearch } from "../../../../data/name-search";
import type { DeckCards } from "../../../../domain/deck/deck";
import type { BadCard } from "../../../../domain/deck/deck-text";
import { copiesAfterFix, type Fix, type Fixes } from "../../../../domain/deck/fixes";
import { copiesOf, DECK_CARDS } from "../../../../domain/deck/samples/deck-cards";
import { nameEntries } from "../../../../domain/name/autocomplete";
import { FixBadImport } from "../../../../ui/fix-import/fix-bad-import";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

const LINES = [
  { line: 4, text: "3x Blod Dol -- good", problem: "name" },
  { line: 9, text: "1 Theo Bel (G6)", problem: "name" },
] as const;
const SEARCH = nameSearch(nameEntries<number>(DECK_CARDS));

interface FixingProps {
  readonly cards: DeckCards;
  readonly lines: readonly BadCard[];
  readonly onFix: (copies: DeckCards) => void;
  readonly onClose: () => void;
}

/** Saves each fix in a deck. */
function Fixing({ cards, lines, onFix, onClose }: FixingProps) {
  const [fixes, setFixes] = useState<Fixes>(new Map());
  const fix = (line: number, next: Fix) => {
    const step = copiesAfterFix(cards, fixes, line, next);
    setFixes(step.fixes);
    onFix(step.copies);
  };
  return (
    <FixBadImport lines={lines} fixes={fixes} text="Fix them" search={SEARCH} onFix={fix} onClose={onClose} />
  );
}

function start(cards = copiesOf({ 100199: 1 }), lines: readonly BadCard[] = LINES) {
  const fixed: Record<number, number>[] = [];
  const onClose = vi.fn();
  const onFix = (copies: DeckCards) => fixed.push(Object.fromEntries(copies));
  render(<Fixing cards={cards} lines={lines} onFix={onFix} onClose={onClose} />);
  const row = (at: number) => within(screen.getAllByRole("listitem")[at] ?? document.body);
  return { fixed, onClose, row };
}

it("suggests the best names for each line; a choice is saved at once", async () => {
  const { fixed, row } = start();
  expect(screen.getByText("2 lines left")).toBeVisible();
  const [nearest] = await row(0).findAllByRole("button", { name: "Blood Doll" });
  expect(nearest).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(nearest as HTMLElement);
  expect(fixed).toEqual([{ 100199: 4 }]);
  expect(row(0).getByText("Done: 3 × Blood Doll")).toBeVisible();
  expect(screen.getByText("1 line left")).toBeVisible();
  await userEvent.click(await row(1).findByRole("button", { name: "Theo Bell (G6)" }));
  expect(fixed.at(-1)).toEqual({ 201613: 1 });
  expect(screen.getByText("Every line is done.")).toBeVisible();
});

it("saves another number and another card instead", async () => {
  const { fixed, row } = start(copiesOf({}));
  await userEvent.click(await row(0).findByRole("button", { name: "Blood Doll" }));
  await userEvent.click(row(0).getByRole("button", { name: "One fewer: 3x Blod Dol -- good" }));
  const field = row(0).getByRole("searchbox", { name: "Card for “3x Blod Dol -- good”" });
  await userEvent.clear(field);
  await userEvent.type(field, "44 mag");
  await userEvent.click(await row(0).findByRole("button", { name: ".44 Magnum" }));
  expect(fixed).toEqual([{ 100199: 3 }, { 100199: 2 }, { 100199: -1, 100001: 2 }]);
});

it("accepts only quantities of zero or more", async () => {
  const { fixed, row } = start(copiesOf({}));
  const fewer = row(1).getByRole("button", { name: /^One fewer/ });
  await userEvent.click(fewer);
  await userEvent.click(fewer);
  await userEvent.click(await row(1).findByRole("button", { name: "Theo Bell (G6)" }));
  expect(fixed).toEqual([{ 201613: 0 }]);
});

it("says that no name is similar", async () => {
  const { row } = start();
  const field = row(0).getByRole("searchbox");
  await userEvent.clear(field);
  await userEvent.type(field, "xqzwvk");
  await waitFor(() => expect(row(0).getByText("No card has a similar name.")).toBeVisible());
});

it("focuses the first field; closing saves nothing else", async () => {
  const { fixed, onClose, row } = start();
  expect(row(0).getByRole("searchbox")).toHaveAttribute("autofocus");
  expect(row(1).getByRole("searchbox")).not.toHaveAttribute("autofocus");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(fixed).toEqual([]);
});

it("reports a wrong quantity of a known name", async () => {
  const lines = [...LINES, { line: 12, text: "1000x Blood Doll", problem: "quantity" }] as const;
  const { row, fixed } = start(copiesOf({}), lines);
  expect(row(0).queryByText(/^Wrong number of copies/)).toBeNull();
  expect(row(2).getByText("Wrong number of copies: it must be 1 to 999.")).toBeVisible();
  await userEvent.click(await row(2).findByRole("button", { name: "Blood Doll" }));
  expect(fixed).toEqual([{ 100199: 999 }]);
});
