import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { CardId } from "../../card/card";
import { cardNames } from "../../deck/card-names";
import { shownName } from "../../deck/export/written-deck";
import { CARDS, DOLL, GOVERN } from "../../deck/operations/operations.test.support";
import { DECK_CARDS, findCard } from "../../deck/samples/deck-cards";
import { applyInventoryChange, EMPTY_INVENTORY, type Inventory } from "../inventory";
import { anyInventory } from "../inventory.test.support";
import { inverseOf } from "../inverse-change";
import { isStorableNote } from "../note-text";
import { type ImportMode, planImport } from "./import-plan";
import { withFixes } from "./imported-stock";
import { readStock } from "./read-stock";
import type { StockReading } from "./read-stock-csv";
import { LIST_FORMATS, listInFormat } from "./stock-export";
import { stockCsv } from "./write-stock-csv";

const READING: StockReading = {
  names: cardNames(DECK_CARDS),
  // Some of these cards are owned, but no longer published.
  isKnown: (card) => findCard(card) !== undefined || CARDS.includes(card as (typeof CARDS)[number]),
};
const BARRENS = 100135 as CardId;
const ALAN_ADVANCED = 200041 as CardId;
const THEO_6 = 201613 as CardId;

const anyCopies = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...DECK_CARDS), fc.integer({ min: 1, max: 9999 })), {
    selector: ([card]) => card.id,
    maxLength: 40,
  })
  .map((rows) => new Map(rows.map(([card, count]) => [card.id, count])));
const anyNote = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(
    "=1+1",
    "'=1",
    "'",
    "a;b,c\td",
    '"quoted"',
    "two\nlines",
    " spaced ",
    "-- foil",
    "+1",
    "@me",
  ),
);

/** An inventory of any of many cards with odd notes. */
const anyStock: fc.Arbitrary<Inventory> = fc
  .tuple(
    anyInventory,
    anyCopies,
    fc.dictionary(fc.constantFrom(...DECK_CARDS.map(({ id }) => String(id))), anyNote),
  )
  .map(([inventory, copies, notes]) => ({
    ...inventory,
    frozen: false,
    copies: new Map([...copies, ...inventory.copies]),
    notes: new Map(
      Object.entries(notes).flatMap(([id, note]) =>
        note !== "" && isStorableNote(note) ? [[Number(id) as CardId, note]] : [],
      ),
    ),
  }));

const sorted = ({ copies, targets, printings, notes }: Inventory) =>
  [copies, targets, printings, notes].map((values) =>
    [...(values as ReadonlyMap<CardId, unknown>)].sort(([one], [other]) => one - other),
  );

function imported(text: string, into: Inventory, mode: ImportMode): Inventory {
  return planImport(into, readStock(text, READING), mode).changes.reduce(applyInventoryChange, into);
}

describe("a table", () => {
  it("that is exported restores the inventory, whatever there is by then", () => {
    fc.assert(
      fc.property(anyStock, anyStock, (stock, other) => {
        const text = stockCsv(stock, findCard);
        expect(readStock(text, READING)).toMatchObject({ bad: [], wrong: [], unread: 0 });
        expect(sorted(imported(text, EMPTY_INVENTORY, "replace"))).toEqual(sorted(stock));
        expect(sorted(imported(text, other, "replace"))).toEqual(sorted(stock));
      }),
      { numRuns: 200 },
    );
  });

  it("survives another separator, other line ends and a missing byte order mark", () => {
    const stock = { ...EMPTY_INVENTORY, copies: new Map([[DOLL, 3]]), notes: new Map([[DOLL, "lent"]]) };
    const text = stockCsv(stock, findCard).replaceAll(",", ";").replaceAll("\r\n", "\n").slice(1);
    expect(sorted(imported(text, EMPTY_INVENTORY, "replace"))).toEqual(sorted(stock));
  });

  it("has one row for each card, crypt first", () => {
    const stock: Inventory = {
      ...EMPTY_INVENTORY,
      copies: new Map([
        [DOLL, 4],
        [ALAN_ADVANCED, 1],
      ]),
      targets: new Map([[BARRENS, { mode: "surplus", copies: 2 }]]),
      printings: new Map([
        [
          DOLL,
          [
            { set: "FN", language: "en", copies: 2 },
            { set: "KMW", language: "fr", copies: 1 },
          ],
        ],
      ]),
      notes: new Map([[DOLL, "=foil, signed"]]),
    };
    expect(stockCsv(stock, findCard).split("\r\n")).toEqual([
      "\ufeffCard ID,Card,Copies,Target,Target mode,Printings,Note",
      "200041,Alan Sovereign (ADV),1,,,,",
      `${DOLL},Blood Doll,4,,,"2 FN en; 1 KMW fr","'=foil, signed"`,
      `${BARRENS},The Barrens,,2,surplus,,`,
      "",
    ]);
  });

  it.each<[string, string, Record<number, number>]>([
    ["by names alone", "Card,Quantity\nBlood Doll,3\nThe Barrens,1", { [DOLL]: 3, [BARRENS]: 1 }],
    [
      "of a crypt with groups",
      "Quantity;Card;Disciplines;Capacity;Group;Clan\n2;Theo Bell;;7;6;Brujah",
      { [THEO_6]: 2 },
    ],
    ["with a column for advanced vampires", "Qty,Name,Adv\n1,Alan Sovereign,true", { [ALAN_ADVANCED]: 1 }],
    [
      "with marks in the names",
      "Quantity,Card\n1,Alan Sovereign (ADV)\n2,Theo Bell (G6)",
      { [ALAN_ADVANCED]: 1, [THEO_6]: 2 },
    ],
    ["with a row for each printing", "Name,Count,Set\nBlood Doll,3,FN\nBlood Doll,2,KMW", { [DOLL]: 5 }],
    ["with decimals from a spreadsheet", "Card ID\tCopies\n100199.0\t4.0", { [DOLL]: 4 }],
  ])("is read %s", (_, text, copies) => {
    const read = readStock(text, READING);
    const found = Object.fromEntries([...read.cards].map(([card, { copies: count }]) => [card, count]));
    expect([found, read.bad, read.wrong]).toEqual([copies, [], []]);
  });

  it("reports each row that cannot be stored, with its line", () => {
    const rows = [
      "Card ID,Card,Copies,Target,Target mode,Printings,Note",
      "100199,Blood Doll,3,,,,",
      ",Blod Dol,2,,,,",
      "100199,Blood Doll,10000,,,,",
      "100135,The Barrens,1,many,,,",
      "100135,The Barrens,1,,,2 FN en,",
      "100845,Blood Doll,1,,,,",
      `100135,The Barrens,1,,,,${"x".repeat(2001)}`,
      '100135,"The Barrens,1',
    ];
    const { cards, bad, wrong } = readStock(rows.join("\n"), READING);
    // The quote that is never closed swallows nothing.
    expect([...cards]).toEqual([
      [DOLL, { copies: 3 }],
      [BARRENS, { copies: 1 }],
    ]);
    expect(bad).toEqual([
      { line: 3, text: "2 Blod Dol", problem: "name" },
      { line: 4, text: "10000 Blood Doll", problem: "quantity" },
    ]);
    expect(wrong.map(({ line, field }) => [line, field])).toEqual([
      [5, "target"],
      [6, "printings"],
      [7, "card"],
      [8, "note"],
    ]);
  });
});

test.each(LIST_FORMATS)("%s: an exported list is read back", (format) => {
  fc.assert(
    fc.property(anyCopies, (copies) => {
      const text = listInFormat({ title: "Inventory", copies }, format, findCard, shownName);
      const read = readStock(text, READING);
      expect(new Map([...read.cards].map(([card, one]) => [card, one.copies]))).toEqual(new Map(copies));
      expect([read.bad, read.unread]).toEqual([[], 0]);
    }),
  );
});

describe("an import", () => {
  const owned: Inventory = {
    ...EMPTY_INVENTORY,
    copies: new Map([
      [DOLL, 3],
      [BARRENS, 9998],
    ]),
    targets: new Map([[DOLL, { mode: "fixed", copies: 5 }]]),
    notes: new Map([[DOLL, "lent"]]),
  };

  it("adds to what is owned, and names what would change", () => {
    const plan = planImport(
      owned,
      readStock("2 Blood Doll\n4x The Barrens\n1 Govern the Unaligned", READING),
      "add",
    );
    expect(plan).toMatchObject({
      added: [{ card: GOVERN, before: undefined, after: 1 }],
      changed: [
        { card: DOLL, before: 3, after: 5 },
        { card: BARRENS, before: 9998, after: 9999 },
      ],
      removed: [],
      limited: [BARRENS],
      otherValues: 0,
    });
    expect(plan.changes).toEqual([
      {
        kind: "add",
        copies: new Map([
          [DOLL, 2],
          [BARRENS, 1],
          [GOVERN, 1],
        ]),
      },
    ]);
  });

  it("that replaces removes the other cards, and keeps what a list cannot describe", () => {
    const plan = planImport(owned, readStock("3 Blood Doll\n1 Govern the Unaligned", READING), "replace");
    expect(plan).toMatchObject({
      added: [{ card: GOVERN }],
      changed: [],
      removed: [{ card: BARRENS, before: 9998, after: undefined }],
      otherValues: 0,
    });
    expect(plan.changes).toEqual([
      {
        kind: "set",
        copies: new Map([
          [GOVERN, 1],
          [BARRENS, -1],
        ]),
      },
    ]);
  });

  it("keeps targets and notes that cards have, and takes the others", () => {
    const text = "Card,Copies,Target,Note\nBlood Doll,,9,given\nThe Barrens,,2,gold";
    const { targets, notes } = imported(text, owned, "add");
    expect([...targets]).toEqual([
      [DOLL, { mode: "fixed", copies: 5 }],
      [BARRENS, { mode: "fixed", copies: 2 }],
    ]);
    expect([...notes]).toEqual([
      [DOLL, "lent"],
      [BARRENS, "gold"],
    ]);
  });

  it("takes the cards that were chosen for bad lines", () => {
    const read = readStock("2 Blod Dol\n3 Nothing\n1 Blood Doll", READING);
    const fixed = withFixes(read, new Map([[1, { card: DOLL, copies: 2 }]]));
    expect(fixed.cards.get(DOLL)).toEqual({ copies: 3 });
    expect(fixed.bad.map(({ line }) => line)).toEqual([2]);
  });

  it("changes nothing when it is repeated in place of the inventory, and is undone", () => {
    const anyMode = fc.constantFrom<ImportMode>("add", "replace");
    fc.assert(
      fc.property(anyStock, anyStock, anyMode, (before, stock, mode) => {
        const read = readStock(stockCsv(stock, findCard), READING);
        const undo: (readonly Parameters<typeof inverseOf>[0][])[] = [];
        let after = before;
        for (const change of planImport(before, read, mode).changes) {
          undo.unshift(inverseOf(change, after));
          after = applyInventoryChange(after, change);
        }
        expect(sorted(undo.flat().reduce(applyInventoryChange, after))).toEqual(sorted(before));
        if (mode === "replace") expect(planImport(after, read, mode).changes).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

it("reads a whole collection in less than two seconds", () => {
  const lines = Array.from({ length: 4150 }, (_, at) => {
    const card = DECK_CARDS[at % DECK_CARDS.length];
    return `1x ${card?.displayName}`;
  });
  const start = performance.now();
  const read = readStock(lines.join("\n"), READING);
  planImport(EMPTY_INVENTORY, read, "replace");
  expect(performance.now() - start).toBeLessThan(2000);
  expect(read.bad).toEqual([]);
});
