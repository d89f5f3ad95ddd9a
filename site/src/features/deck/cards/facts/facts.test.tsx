import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Card } from "../../../../domain/card/card";
import { indexedTraits } from "../../../../domain/deck/facts/card-tags";
import { deckCopies } from "../../../../domain/deck/facts/copies";
import { deckFacts } from "../../../../domain/deck/facts/deck-facts";
import {
  SAMPLE_CRYPT,
  SAMPLE_LIBRARY,
  sampleCryptBase,
  sampleLibraryBase,
} from "../../../../domain/samples/bases";
import { Chance } from "./chance";
import { CryptDetails } from "./crypt-details";
import { LibraryDetails } from "./library-details";

const CARDS = new Map<number, Card>([...SAMPLE_CRYPT, ...SAMPLE_LIBRARY].map((card) => [card.id, card]));
const TRAITS = indexedTraits(sampleCryptBase(), sampleLibraryBase());
const [ALAN, CONVERT] = [200040, 200076];
const [MAGNUM, DOLL, DEFLECTION] = [100001, 100199, 100518];

function factsOf(cards: Readonly<Record<number, number>>) {
  const copies = deckCopies(cards, (id) => CARDS.get(id));
  return { copies, facts: deckFacts(copies, TRAITS, "2026-01-31") };
}

/** The values of a list of facts by their names. */
const factNamed = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

describe("the chance to draw a card", () => {
  // 1 − C(9,4)/C(12,4), and so on.
  it("is listed for one and more copies", () => {
    render(<Chance part="crypt" copies={3} facts={factsOf({ [ALAN]: 3, [CONVERT]: 9 }).facts} />);
    expect(screen.getByText("75%")).toBeVisible();
    expect(screen.getByText("1+: 75% · 2+: 24% · 3+: 2%")).toBeInTheDocument();
  });

  it.each([
    ["of considered cards", 0, { [ALAN]: 0, [CONVERT]: 12 }],
    ["of a collection", 3, { [ALAN]: 3, [CONVERT]: 9, [DEFLECTION]: 101 }],
  ])("is not shown for %s", (_, copies, cards) => {
    const { container } = render(<Chance part="crypt" copies={copies} facts={factsOf(cards).facts} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe("the details of a crypt", () => {
  it("name its range of capacities, main clan and disciplines in copies", () => {
    const { facts } = factsOf({ [ALAN]: 8, [CONVERT]: 4 });
    render(<CryptDetails facts={facts} copies={[8, 4]} />);
    expect(factNamed("First four, lowest to highest")).toBe("4–24");
    expect(factNamed("Majority clan")).toBe("Ventrue");
    const disciplines = within(screen.getByRole("list", { name: "Crypt disciplines, in copies" }));
    expect(disciplines.getAllByRole("listitem")).toHaveLength(4);
    expect(disciplines.getAllByText(/0 inferior, 8 superior/)).toHaveLength(2);
  });
});

describe("the details of a library", () => {
  it("name the shares of its types and the cost of 90 such cards", () => {
    const { facts, copies } = factsOf({ [DEFLECTION]: 6, [DOLL]: 2, [MAGNUM]: 4 });
    render(<LibraryDetails facts={facts} copies={copies} />);
    const types = within(screen.getByRole("heading", { name: "By type" }).parentElement as HTMLElement);
    expect(types.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Master 2 (17%)",
      "Equipment 4 (33%)",
      "Reaction 6 (50%)",
    ]);
    // A .44 Magnum costs 2 pool: 8 in 12 cards, 60 in 90.
    expect(factNamed("Total pool")).toBe("8 (60 for 90 cards)");
  });

  it("leave masters out of the shares of disciplines", () => {
    const { facts, copies } = factsOf({ [DEFLECTION]: 6, [DOLL]: 2, [MAGNUM]: 4 });
    render(<LibraryDetails facts={facts} copies={copies} />);
    const heading = screen.getByRole("heading", { name: "By discipline, excluding masters" });
    const shares = within(heading.parentElement as HTMLElement).getAllByRole("listitem");
    expect(shares.map(({ textContent }) => textContent)).toEqual(["dom 6 (60%)", "none required 4 (40%)"]);
  });
});
