import { describe, expect, it } from "vitest";
import type { CardId } from "../card/card";
import { asCardId } from "../card/ids";
import { deckCopies } from "../deck/facts/copies";
import { hasLimited } from "../deck/facts/limited-copies";
import { DECK_CARDS, findCard } from "../deck/samples/deck-cards";
import { SAMPLE_SETS } from "../samples/bases";
import { EMPTY_FORMAT, type LimitedFormat, poolOf, withCard, withSet } from "./limited-format";
import { isTagged, tagOfPreset } from "./preset-tag";
import { formatOf, hasTwoPlayer, PRESETS } from "./presets";
import { resolvedFormat, setColumns } from "./sets";

function card(name: string) {
  const found = DECK_CARDS.find(({ displayName }) => displayName === name);
  if (!found) throw new Error(`No sample card: ${name}`);
  return found;
}

const ids = (...names: readonly string[]): ReadonlySet<CardId> => new Set(names.map((name) => card(name).id));

function format(part: Partial<LimitedFormat>): LimitedFormat {
  return { ...EMPTY_FORMAT, ...part };
}

describe("the pool of a format", () => {
  const magnum = card(".44 Magnum");
  const inItsSets = new Set(Object.keys(magnum.sets));

  it.each([
    ["no set and no card: nothing is allowed", EMPTY_FORMAT, false],
    ["any of its sets is enough", format({ sets: new Set([...inItsSets].slice(-1)) }), true],
    ["another set", format({ sets: new Set(["no such set"]) }), false],
    ["allowed regardless of its sets", format({ allowed: ids(".44 Magnum") }), true],
    ["banned regardless of its sets", format({ sets: inItsSets, banned: ids(".44 Magnum") }), false],
    ["banned and allowed: out", format({ allowed: ids(".44 Magnum"), banned: ids(".44 Magnum") }), false],
  ] as const)("%s", (_rule, limited, isIn) => {
    expect(poolOf(limited)(magnum)).toBe(isIn);
  });

  it("follows sets and cards that are selected and deselected", () => {
    const [code = ""] = inItsSets;
    const chosen = withSet(EMPTY_FORMAT, code, true);
    expect(poolOf(chosen)(magnum)).toBe(true);
    expect(withSet(chosen, code, false)).toEqual(EMPTY_FORMAT);
    const banned = withCard(chosen, "banned", magnum.id, true);
    expect(poolOf(banned)(magnum)).toBe(false);
    expect(withCard(banned, "banned", magnum.id, false)).toEqual(chosen);
    expect(EMPTY_FORMAT.sets.size).toBe(0);
  });
});

describe("presets", () => {
  const custom = format({ sets: new Set(["SW"]) });

  it("are the two-player decks, Fifth Edition and the custom format", () => {
    const first = (preset: string) => [...formatOf(preset, custom, SAMPLE_SETS).sets].toSorted()[0];
    expect(PRESETS.map(first)).toEqual([undefined, "30th", "SW"]);
    expect(formatOf("", custom, SAMPLE_SETS)).toBe(custom);
  });

  it("Fifth Edition allows the Anarch Convert, although it is in none of its sets", () => {
    const { sets, allowed, banned } = formatOf("v5", custom, SAMPLE_SETS);
    expect(sets.has("V5")).toBe(true);
    expect([...allowed].filter((id) => asCardId(id) === 200076)).toEqual([200076]);
    expect(allowed.size).toBe(34);
    expect(banned.size).toBe(0);
  });

  it("the two-player preset exists if its format is published", () => {
    expect(hasTwoPlayer(SAMPLE_SETS)).toBe(false);
    const [standard, ...others] = SAMPLE_SETS.formats ?? [];
    if (standard === undefined) throw new Error("The sample has no formats");
    const formats = [standard, ...others, { ...standard, id: "two-player", sets: ["2P"] }];
    expect(hasTwoPlayer({ ...SAMPLE_SETS, formats })).toBe(true);
    expect([...formatOf("two-player", custom, { ...SAMPLE_SETS, formats }).sets]).toEqual(["2P"]);
  });

  it.each([
    ["v5", ["V5", "bleed"], true],
    ["v5", ["v5"], true],
    ["v5", ["Fifth"], false],
    ["v5", [], false],
    ["two-player", ["Two-Player"], true],
  ])("the preset %s matches a deck with tags %j: %s", (preset, tags, isOne) => {
    expect(isTagged(tags, tagOfPreset(preset) ?? "none")).toBe(isOne);
  });

  it("a custom format has no tag", () => {
    expect([tagOfPreset("custom"), tagOfPreset("")]).toEqual([undefined, undefined]);
  });
});

describe("the selectable sets", () => {
  it("are two columns, split at 2018", () => {
    const { newer, older } = setColumns(SAMPLE_SETS);
    const dates = (codes: readonly string[]) => codes.map((code) => SAMPLE_SETS.sets[code]?.date ?? "");
    const datesNewer = dates(newer).filter((date) => date !== "");
    expect(datesNewer.every((date) => date >= "2018-01-01")).toBe(true);
    expect(dates(older).every((date) => date !== "" && date < "2018-01-01")).toBe(true);
    expect(datesNewer).toEqual(datesNewer.toSorted().toReversed());
    expect([...newer, ...older].toSorted()).toEqual(Object.keys(SAMPLE_SETS.sets).toSorted());
    expect(newer.slice(-2)).toEqual(["POD", "Promo"]);
  });

  it("do not include playtest sets", () => {
    const sets = { playtest: { name: "Playtest", precons: {} }, V5: { name: "V5", precons: {} } };
    expect(setColumns({ ...SAMPLE_SETS, sets })).toEqual({ newer: ["V5"], older: [] });
  });

  it("also have former codes; unknown ones are reported", () => {
    const { format: settled, unknownSets } = resolvedFormat(
      format({ sets: new Set(["v5l", "V5", "kotr", "XX"]) }),
      SAMPLE_SETS,
    );
    expect([...settled.sets].toSorted()).toEqual(["KoT", "V5"]);
    expect(unknownSets).toEqual(["XX"]);
  });
});

describe("a deck in a limited format", () => {
  const deck = (written: Readonly<Record<string, number>>) =>
    deckCopies(
      Object.fromEntries(Object.entries(written).map(([name, copies]) => [card(name).id, copies])),
      findCard,
    );
  const isIn = poolOf(format({ allowed: ids(".44 Magnum", "Anarch Convert") }));

  it("has no copies outside of the format", () => {
    expect(hasLimited(deck({ ".44 Magnum": 3, "Anarch Convert": 1 }), isIn)).toBeNull();
  });

  it("counts copies of crypt and library, without considered cards", () => {
    const { copies, share } = hasLimited(
      deck({ ".44 Magnum": 3, "Anarch Convert": 1, "Theo Bell (G6)": 2, "Adana de Sforza": 2 }),
      isIn,
    ) ?? { copies: 0, share: 0 };
    expect([copies, share]).toEqual([4, 0.5]);
    expect(hasLimited(deck({ ".44 Magnum": 3, "Theo Bell (G6)": 0 }), isIn)).toBeNull();
  });

  it("an empty deck has none", () => {
    expect(hasLimited(deck({}), isIn)).toBeNull();
  });
});
