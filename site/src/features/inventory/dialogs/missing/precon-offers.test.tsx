import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { copiesOf } from "../../../../domain/deck/samples/deck-cards";
import { asDeckId } from "../../../../domain/deck/url/deck-route";
import type { PreconWithCards } from "../../../../domain/inventory/precon-list";
import { PreconOffers } from "./precon-offers";

vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

const precon = (id: string, name: string, cards: Readonly<Record<number, number>>): PreconWithCards => ({
  id: asDeckId(id),
  set: "V5",
  name,
  kind: "deck",
  clan: undefined,
  date: "2020-11-30",
  crypt: 12,
  library: 77,
  cards: copiesOf(cards),
});
const PRECONS = [
  precon("V5:PTr", "Tremere", { 100199: 4, 201613: 1 }),
  precon("V5:PV", "Ventrue", { 100845: 3, 100199: 2 }),
  precon("V5:PM", "Malkavian", { 100518: 1 }),
  precon("V5:PN", "Nosferatu", { 100001: 9 }),
];
const MISSING = copiesOf({ 100199: 4, 201613: 1, 100845: 2, 100518: 1 });

function start() {
  render(<PreconOffers missing={MISSING} precons={PRECONS} nameOf={(card) => `Card ${card}`} />);
}

const rows = () =>
  screen.getAllByRole("listitem").flatMap(
    ({ textContent }) =>
      /(Tremere|Ventrue|Malkavian|Nosferatu).*?(C: \d L: \d|nothing more)/
        .exec(textContent ?? "")
        ?.slice(1, 3)
        .join(" ") ?? [],
  );
const button = (name: string) => screen.getByRole("button", { name });

it("ranks precons by what they bring, and leaves out those that bring nothing", () => {
  start();
  expect(rows()).toEqual(["Tremere C: 1 L: 4", "Ventrue C: 0 L: 4", "Malkavian C: 0 L: 1"]);
});

it("counts the cart at once, but keeps the order until it is requested", async () => {
  start();
  await userEvent.click(button("One more: Ventrue"));
  expect(screen.getByText("Cart: 1 precon covers 4 of 8 missing copies")).toBeVisible();
  expect(rows()).toEqual(["Tremere C: 1 L: 2", "Ventrue C: 0 L: 2", "Malkavian C: 0 L: 1"]);
  await userEvent.click(button("Rank again"));
  expect(rows()).toEqual(["Ventrue C: 0 L: 2", "Tremere C: 1 L: 2", "Malkavian C: 0 L: 1"]);
});

it("suggests a set that covers all that precons have, and empties the cart", async () => {
  start();
  await userEvent.click(button("Fewest precons for the most cards"));
  expect(screen.getByText("Cart: 3 precons cover 8 of 8 missing copies")).toBeVisible();
  await userEvent.click(button("Empty the cart"));
  expect(screen.getByText("Cart: 0 precons cover 0 of 8 missing copies")).toBeVisible();
});
