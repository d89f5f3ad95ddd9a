import { describe, expect, it } from "vitest";
import { bareArchive } from "../../../domain/archive/archive";
import { cardHistory } from "../../../domain/archive/card-history";
import { dayNumber } from "../../../domain/archive/days";
import { deckColumns } from "../../../domain/archive/deck-columns";
import { SAMPLE_CRYPT, SAMPLE_LIBRARY, SAMPLE_SETS } from "../../../domain/samples/bases";
import { translator } from "../../../i18n/translation";
import { countedGroups, type HistorySort, historyRows } from "./history-rows";
import type { Histories } from "./use-histories";

const [ALAN, CONVERT] = [200040, 200076];
const crypt = SAMPLE_CRYPT.filter(({ id }) => id === ALAN || id === CONVERT);
const library = SAMPLE_LIBRARY.filter(({ displayName }) =>
  ["Blood Doll", "Deflection", "Govern the Unaligned", ".44 Magnum"].includes(displayName),
);
const all = [...crypt, ...library];
const find = (id: number) => all.find((card) => card.id === id);
const cards = { crypt, library, all, find, catalogue: SAMPLE_SETS };
const idOf = (name: string) => library.find(({ displayName }) => displayName === name)?.id ?? 0;

/** Zoe wins with a Govern in 2001, Ada with a Deflection in 2005. */
const archive = {
  ...bareArchive(
    deckColumns([
      { id: "b", name: "", day: dayNumber("2005-06-01"), cards: new Map([[idOf("Deflection"), 1]]) },
      {
        id: "a",
        name: "",
        day: dayNumber("2001-06-01"),
        cards: new Map([[idOf("Govern the Unaligned"), 1]]),
      },
    ]),
    { find: cards.find, hasTrait: () => false },
  ),
  people: { words: ["Ada", "Zoe"], of: [0, 1] },
};
const histories: Histories = {
  archive,
  people: archive.people,
  cards,
  all: cardHistory(archive, [...crypt, ...library], dayNumber("2026-01-01")),
};
const names = (group: string, sort: HistorySort, text = "") =>
  historyRows(histories, { kind: "library", group, sort, text }).map(
    ({ card }) => cards.find(card)?.displayName,
  );

describe("card histories", () => {
  it.each<[HistorySort, readonly string[]]>([
    ["name", [".44 Magnum", "Blood Doll", "Deflection", "Govern the Unaligned"]],
    ["win", ["Govern the Unaligned", "Deflection", ".44 Magnum", "Blood Doll"]],
    ["player", ["Deflection", "Govern the Unaligned", ".44 Magnum", "Blood Doll"]],
    ["type", ["Govern the Unaligned", ".44 Magnum", "Blood Doll", "Deflection"]],
    ["discipline", ["Deflection", "Govern the Unaligned", ".44 Magnum", "Blood Doll"]],
  ])("sort by %s, cards without a win last", (sort, sorted) => {
    expect(names("", sort)).toEqual(sorted);
  });

  it("are filtered by type or discipline", () => {
    expect(names("type:Master", "name")).toEqual(["Blood Doll"]);
    expect(names("discipline:dom", "name")).toEqual(["Deflection", "Govern the Unaligned"]);
    expect(
      historyRows(histories, { kind: "crypt", group: "clan:Caitiff", sort: "name", text: "" }).map(
        ({ card }) => card,
      ),
    ).toEqual([CONVERT]);
  });

  it.each<[HistorySort, readonly number[]]>([
    ["clan", [CONVERT, ALAN]],
    ["group", [ALAN, CONVERT]],
    ["capacity-up", [CONVERT, ALAN]],
    ["capacity-down", [ALAN, CONVERT]],
  ])("of vampires sort by %s", (sort, sorted) => {
    const rows = historyRows(histories, { kind: "crypt", group: "", sort, text: "" });
    expect(rows.map(({ card }) => card)).toEqual(sorted);
  });

  it("are found by the name of the card or of the first winner", () => {
    expect(names("", "name", "magnum")).toEqual([".44 Magnum"]);
    expect(names("", "name", "ZOE")).toEqual(["Govern the Unaligned"]);
    expect(names("", "name", "nobody")).toEqual([]);
  });

  it("offer the groups of their cards with numbers", () => {
    const labels = (kind: "crypt" | "library") =>
      countedGroups(translator("en"), histories, kind).map(({ label }) => label);
    expect(labels("crypt")).toEqual(["Caitiff (1)", "Ventrue (1)"]);
    expect(labels("library")).toEqual([
      "Action (1)",
      "Equipment (1)",
      "Master (1)",
      "Reaction (1)",
      "Dominate (2)",
    ]);
  });
});
