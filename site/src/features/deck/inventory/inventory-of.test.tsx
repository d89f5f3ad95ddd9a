import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { setPreferences } from "../../../data/preferences";
import { writeSession } from "../../../data/session";
import { readOnlyDeck } from "../../../domain/deck/read-only-deck";
import { copiesOf } from "../../../domain/deck/samples/deck-cards";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { InventoryOf } from "./inventory-of";

// The code of the bar does not arrive.
vi.mock("./inventory-bar", () => new Promise(() => undefined));

it("reserves the space of the bar for a deck that appears after the mode was turned on", () => {
  writeSession("in");
  setPreferences({ inventoryMode: true });
  const cards = copiesOf({ 100845: 60 });
  const deck = readOnlyDeck(asDeckId("Guns"), { name: "", author: "", description: "", tags: [], cards });
  render(
    <InventoryOf deck={deck}>
      <p>The cards</p>
    </InventoryOf>,
  );
  expect(screen.getByText("Loading…")).toBeVisible();
  expect(screen.getByText("The cards")).toBeVisible();
});
