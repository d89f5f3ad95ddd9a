import fc from "fast-check";
import { ALL_STANDARD } from "./deck-sources";
import type { EveningDraw, EveningSetup } from "./evening-draw";
import type { Player } from "./players";
import { STANDARD_DECKS } from "./standard-decks";

/** A row of the players: "Anna", "Ben?" with a random deck, "-Carl" switched off. */
export function rowOf(text: string): Player {
  return { name: text.replace(/^-|\?$/g, ""), enabled: !text.startsWith("-"), random: text.endsWith("?") };
}

export function setupOf(
  rows: readonly string[],
  sources: Partial<EveningSetup["sources"]> = {},
): EveningSetup {
  return { players: rows.map(rowOf), sources: { ...ALL_STANDARD, ...sources } };
}

const anyName = fc
  .oneof(fc.string({ unit: "grapheme", maxLength: 20 }), fc.string({ unit: "binary", maxLength: 60 }))
  .filter((name) => [...name].length <= 60);
const anyPlayers: fc.Arbitrary<readonly Player[]> = fc.array(
  fc.record({ name: anyName, enabled: fc.boolean(), random: fc.boolean() }),
  { maxLength: 60 },
);

export const anySetup: fc.Arbitrary<EveningSetup> = fc.record({
  players: anyPlayers,
  sources: fc.record({
    useCustom: fc.boolean(),
    useStandard: fc.boolean(),
    custom: fc.array(fc.record({ name: anyName, enabled: fc.boolean() }), { maxLength: 20 }),
    standardOff: fc.subarray(STANDARD_DECKS.map((_, place) => place)),
  }),
});

export const anyDraw: fc.Arbitrary<EveningDraw> = fc.record({
  seed: fc.stringMatching(/^[2-9A-Z]{1,20}$/),
  setup: anySetup,
});
