import type { PlayerIndex, Seating } from "../seating";

/** What a repeat is about, in the order of the rules (docs/rules/seating.md §2). */
export type RepeatKind =
  | "prey"
  | "every-round"
  | "table"
  | "fifth"
  | "grand-prey"
  | "across"
  | "seat"
  | "near"
  | "far";

export interface Repeat {
  readonly kind: RepeatKind;
  /** One player, or two; of a relation that has a direction, the predator or grand-predator first. */
  readonly players: readonly PlayerIndex[];
  /** From 0, at least two. */
  readonly rounds: readonly number[];
  /** From 0, of "seat". */
  readonly seat?: number;
}

/** The kinds that a rule counts, by its index: those of R1 are also positions. */
const KINDS: readonly (readonly RepeatKind[])[] = [
  ["prey"],
  ["every-round"],
  [],
  ["table"],
  ["fifth"],
  ["prey", "grand-prey", "across"],
  ["seat"],
  [],
  ["near", "far"],
];

/** All that a seating repeats, rule by rule; nothing for R3 and R8. */
export function repeatsByRule(seating: Seating): readonly (readonly Repeat[])[] {
  const found = new Collected();
  for (const [round, tables] of seating.entries())
    for (const table of tables)
      for (const [seat, player] of table.entries()) {
        found.add("seat", [player], round, seat);
        if (seat === 4) found.add("fifth", [player], round);
        for (let distance = 1; distance < table.length; distance++) {
          const other = table[(seat + distance) % table.length] ?? player;
          for (const kind of relations(distance, table.length)) found.add(kind, [player, other], round);
        }
      }
  const repeats = found.repeats();
  const all = everyRound(repeats, seating.length);
  return KINDS.map((kinds) => [...repeats, ...all].filter(({ kind }) => kinds.includes(kind)));
}

function everyRound(repeats: readonly Repeat[], rounds: number): readonly Repeat[] {
  return repeats.flatMap((repeat) =>
    repeat.kind === "table" && repeat.rounds.length === rounds
      ? [{ ...repeat, kind: "every-round" as const }]
      : [],
  );
}

/** How a player and the one some seats further are related. Those without direction are counted from one side. */
function relations(distance: number, size: number): readonly RepeatKind[] {
  const isNear = distance === 1 || distance === size - 1;
  const mutual: RepeatKind[] = ["table", isNear ? "near" : "far"];
  if (distance === 2 && size === 4) mutual.push("across");
  if (distance === 1) return [...mutual, "prey"];
  return distance === 2 && size === 5 ? [...mutual, "grand-prey"] : mutual;
}

const DIRECTED: readonly RepeatKind[] = ["prey", "grand-prey"];

class Collected {
  readonly #found = new Map<
    string,
    { kind: RepeatKind; players: PlayerIndex[]; rounds: Set<number>; seat: number }
  >();

  add(kind: RepeatKind, players: PlayerIndex[], round: number, seat = -1): void {
    const [one = 0, other = one] = players;
    if (one > other && !DIRECTED.includes(kind)) return;
    const key = `${kind} ${players.join()} ${seat}`;
    const known = this.#found.get(key);
    if (known) known.rounds.add(round);
    else this.#found.set(key, { kind, players, rounds: new Set([round]), seat });
  }

  repeats(): readonly Repeat[] {
    return [...this.#found.values()].flatMap(({ kind, players, rounds, seat }) => {
      if (rounds.size < 2) return [];
      const repeat = { kind, players, rounds: [...rounds] };
      return [seat < 0 ? repeat : { ...repeat, seat }];
    });
  }
}
