import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CardId } from "../../../domain/card/card";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import type { CardUse } from "../../../domain/inventory/card-use";
import { copiesChange } from "../../../domain/inventory/copies-change";
import type { Inventory } from "../../../domain/inventory/inventory";
import { stockRows } from "../../../domain/inventory/stock-rows";
import { SAMPLE_LIBRARY } from "../../../domain/samples/bases";
import { cardLabel } from "../../../ui/card/card-label";
import { LibraryLine } from "../../../ui/card-row/library-line";
import type { LineProps } from "../../../ui/card-row/line-props";
import { storeOf } from "../inventory.test.support";
import { InventoryViewProvider } from "../shared/inventory-context";
import { constantSource, sourceOf } from "../shared/stock-source";
import { StockList } from "./stock-list";

const [DOLL, DEFLECTION, GOVERN] = [100199, 100518, 100845] as [CardId, CardId, CardId];
const COPIES = new Map([
  [DOLL, 3],
  [DEFLECTION, 4],
  [GOVERN, 0],
]);
const USES = new Map<CardId, CardUse>([
  [DEFLECTION, { flexible: new Map(), fixed: new Map([[asDeckId("Aguns0001"), 6]]) }],
  [DOLL, { flexible: new Map([[asDeckId("Aguns0001"), 3]]), fixed: new Map() }],
]);

/** Each row asks for its label when it is rendered. */
vi.mock("../../../ui/card/card-label", { spy: true });
const renderedRows = () => new Set(vi.mocked(cardLabel).mock.calls.map(([{ name }]) => name));

const rendered = vi.fn();
function Line(props: LineProps<(typeof SAMPLE_LIBRARY)[number]>) {
  rendered(props.card.name);
  return <LibraryLine {...props} />;
}

function start(first: Partial<Inventory> = {}, { foreign = false, locked = false } = {}) {
  const { store, sent } = storeOf({ copies: COPIES, ...first });
  const inventory = store.inventory();
  if (!inventory) throw new Error("The store is empty");
  const source = foreign ? constantSource(inventory) : sourceOf(store);
  const onUses = vi.fn();
  const editable = !foreign && !locked;
  const view = {
    ...{ source, uses: foreign ? new Map() : USES, decks: [] },
    onCopies: editable
      ? (card: CardId, copies: number) => store.change(copiesChange(source.inventory(), card, copies))
      : undefined,
    onUses: foreign ? undefined : onUses,
  };
  const { copies, targets } = inventory;
  const rows = stockRows(SAMPLE_LIBRARY, { copies, targets, uses: view.uses }, "all");
  render(
    <InventoryViewProvider value={view}>
      <StockList label="Library" rows={rows} Line={Line} overlay={null} scroller={undefined} />
    </InventoryViewProvider>,
  );
  return { store, sent, onUses };
}

const row = (name: string) => {
  const found = screen
    .getAllByRole("listitem")
    .find((item) => within(item).queryByRole("link", { name }) !== null);
  if (!found) throw new Error(`${name} is not listed`);
  return within(found);
};
const copiesOf = (name: string) => row(name).getByRole("spinbutton", { name: `Copies of ${name}` });

beforeEach(() => rendered.mockClear());

describe("the list of the user's own inventory", () => {
  it("counts by buttons and keys, and keeps a card of which no copy is left", async () => {
    const { sent, store } = start();
    await userEvent.click(row("Blood Doll").getByRole("button", { name: "One more Blood Doll" }));
    expect(copiesOf("Blood Doll")).toHaveValue("4");
    fireEvent.keyDown(row("Blood Doll").getByRole("link"), { key: "-" });
    await userEvent.clear(copiesOf("Deflection"));
    await userEvent.type(copiesOf("Deflection"), "{Enter}");
    expect(copiesOf("Deflection")).toHaveValue("0");
    await userEvent.click(
      row("Govern the Unaligned").getByRole("button", {
        name: "Remove Govern the Unaligned from the inventory",
      }),
    );
    expect(sent.map(({ kind }) => kind)).toEqual(["add", "add", "set", "set"]);
    expect([...(store.inventory()?.copies ?? [])]).toEqual([
      [DOLL, 3],
      [DEFLECTION, 0],
    ]);
  });

  it("renders only the copies of the row that an edit changes", async () => {
    const { store } = start();
    await userEvent.click(row("Blood Doll").getByRole("button", { name: "One more Blood Doll" }));
    // Clicking focuses the row, which the former one leaves.
    rendered.mockClear();
    vi.mocked(cardLabel).mockClear();
    fireEvent.click(row("Blood Doll").getByRole("button", { name: "One more Blood Doll" }));
    expect(renderedRows()).toEqual(new Set(["Blood Doll"]));
    expect(rendered).not.toHaveBeenCalled();
    expect(store.inventory()?.copies.get(DOLL)).toBe(5);
  });

  it("goes to the next number by Tab after typing", async () => {
    start();
    await userEvent.type(copiesOf("Blood Doll"), "9");
    await userEvent.tab();
    expect(copiesOf("Deflection")).toHaveFocus();
    expect(copiesOf("Blood Doll")).toHaveValue("9");
  });

  it("shows surplus and shortage in brackets and in words, and their decks on a press", async () => {
    const targets = new Map([[GOVERN, { mode: "fixed", copies: 0 } as const]]);
    const { onUses } = start({ targets });
    const missing = row("Deflection").getByRole("button", { name: /2 missing: decks that use Deflection/ });
    expect(missing).toHaveTextContent("[−2]");
    expect(row("Blood Doll").getByRole("button", { name: /Exactly enough/ })).toHaveTextContent("[=]");
    expect(row("Govern the Unaligned").getByRole("button", { name: /Exactly enough/ })).toBeVisible();
    await userEvent.click(row("Blood Doll").getByRole("button", { name: "One more Blood Doll" }));
    expect(row("Blood Doll").getByRole("button", { name: /1 spare/ })).toHaveTextContent("[+1]");
    await userEvent.click(missing);
    expect(onUses).toHaveBeenCalledExactlyOnceWith(DEFLECTION);
  });

  it("marks cards with notes", () => {
    start({ notes: new Map([[DOLL, "lent to Theo"]]) });
    expect(row("Blood Doll").getByRole("img", { name: "Has a note" })).toBeInTheDocument();
    expect(row("Deflection").queryByRole("img", { name: "Has a note" })).toBeNull();
  });

  it("has no fields while it is locked", () => {
    start({}, { locked: true });
    expect(screen.queryByRole("spinbutton")).toBeNull();
    expect(row("Blood Doll").getByText("3 copies of Blood Doll")).toBeInTheDocument();
    expect(row("Deflection").getByRole("button", { name: /2 missing/ })).toBeInTheDocument();
  });
});

it("shows only copies of somebody else's inventory", () => {
  start({}, { foreign: true });
  expect(row("Blood Doll").queryByRole("button")).toBeNull();
  expect(row("Blood Doll").getByText("3 copies of Blood Doll")).toBeInTheDocument();
});
