import type { CardId, CryptCard } from "../../card/card";
import type { Copies } from "../facts/copies";
import { areWrong } from "../facts/crypt-facts";
import type { Fix } from "./fix";
import type { JudgedDeck } from "./judged-deck";
import { blame, type Namesakes, OK, type Rule } from "./rule";

/** A vampire of a certain group. */
interface Grouped extends Copies<CryptCard> {
  readonly group: number;
}

/** A crypt uses one group or two that follow; ANY goes with all (docs/rules/decks.md §9.3). */
export const groups: Rule = {
  id: "groups",
  check(deck, { consecutiveGroups }) {
    if (!consecutiveGroups || !areWrong(deck.groups)) return OK;
    const vampires = grouped(deck);
    const [best] = pairs(vampires);
    if (best === undefined) return OK;
    return blame(
      "broken",
      vampires.filter(outside(best)).map(({ card, copies }) => ({ id: card.id, copies })),
    );
  },
  fixes(deck, _found, namesakes) {
    const vampires = grouped(deck);
    return pairs(vampires).flatMap((lowest) => fixesOf(lowest, vampires, namesakes));
  },
};

function grouped({ known }: JudgedDeck): readonly Grouped[] {
  return known.flatMap(({ of: { vampire, group }, copies }) =>
    vampire === undefined || group === 0 ? [] : [{ card: vampire, copies, group }],
  );
}

/**
 * The lower groups of the pairs that may stay, the one that keeps most copies first; on a tie most capacity, then the
 * lowest. A pair that keeps less than all of another is left out.
 */
function pairs(vampires: readonly Grouped[]): readonly number[] {
  const present = [...new Set(vampires.map(({ group }) => group))].toSorted((one, other) => one - other);
  const kept = (lowest: number) => {
    const inside = vampires.filter((vampire) => !outside(lowest)(vampire));
    return [
      inside.reduce((sum, { copies }) => sum + copies, 0),
      inside.reduce((sum, { card, copies }) => sum + card.capacity * copies, 0),
    ] as const;
  };
  return present
    .filter((group) => present.includes(group + 1) || !present.includes(group - 1))
    .map((group) => ({ group, kept: kept(group) }))
    .toSorted(
      (one, other) => other.kept[0] - one.kept[0] || other.kept[1] - one.kept[1] || one.group - other.group,
    )
    .map(({ group }) => group);
}

const outside =
  (lowest: number) =>
  ({ group }: Grouped): boolean =>
    group < lowest || group > lowest + 1;

/** Taking all others out, and, where vampires have namesakes of these groups, swapping those. */
function fixesOf(lowest: number, vampires: readonly Grouped[], namesakes: Namesakes): readonly Fix[] {
  const others = vampires.filter(outside(lowest));
  const out = new Map(others.map(({ card, copies }) => [card.id, copies]));
  const present = new Set(vampires.map(({ group }) => group));
  const named = [lowest, lowest + 1].filter((group) => present.has(group)).join("–");
  const added = new Map<CardId, number>();
  for (const { card, copies } of others) {
    const swap = namesakes(card).find(({ group }) => group === lowest || group === lowest + 1);
    if (swap) added.set(swap.id, (added.get(swap.id) ?? 0) + copies);
  }
  const keep: Fix = { kind: "keep-groups", out, added: new Map(), groups: named };
  return added.size === 0 ? [keep] : [{ kind: "swap-groups", out, added, groups: named }, keep];
}
