import { type RandomSource, randomBelow, seededSource, shuffled } from "../../random";
import { type DeckSources, drawableDecks, type SourceDeck } from "./deck-sources";
import { eveningSizes, needsJoiner } from "./evening-sizes";
import { shownName } from "./player-name";
import type { Player } from "./players";

/** Players and decks as they are entered. */
export interface EveningSetup {
  readonly players: readonly Player[];
  readonly sources: DeckSources;
}

/** What a draw is made of: the same gives the same tables on every device. */
export interface EveningDraw {
  readonly seed: string;
  readonly setup: EveningSetup;
}

/** Who sits at a place of a table. */
export type Entry =
  | { readonly kind: "player"; readonly name: string }
  | { readonly kind: "deck"; readonly deck: SourceDeck; readonly player: string }
  /** No deck could be drawn. */
  | { readonly kind: "error"; readonly player: string }
  /** The first player who is ousted from another table. */
  | { readonly kind: "joiner" };

/** A table in the order of play: the first one begins, the prey of each is the next one, that of the last the first. */
export type DrawnTable = readonly Entry[];

/** The tables of a draw (docs/rules/seating.md §5.4); none with fewer than three players. */
export function drawnTables({ seed, setup }: EveningDraw): readonly DrawnTable[] {
  const random = seededSource(seed);
  const entries = entriesOf(setup, random);
  const sizes = eveningSizes(entries.length) ?? [];
  const all: readonly Entry[] = needsJoiner(entries.length) ? [...entries, { kind: "joiner" }] : entries;
  const order = shuffled(all, random);
  return sizes.map((size, table) => {
    const first = sizes.slice(0, table).reduce((sum, before) => sum + before, 0);
    return order.slice(first, first + size);
  });
}

/** The enabled rows; decks are drawn with replacement. */
function entriesOf({ players, sources }: EveningSetup, random: RandomSource): readonly Entry[] {
  const decks = drawableDecks(sources);
  return players.flatMap((player): readonly Entry[] => {
    const name = shownName(player.name);
    if (!player.enabled) return [];
    if (!player.random) return name === "" ? [] : [{ kind: "player", name }];
    const deck = decks.length > 0 ? decks[randomBelow(decks.length, random)] : undefined;
    return [deck ? { kind: "deck", deck, player: name } : { kind: "error", player: name }];
  });
}

/** Whether an enabled player wants a random deck, and none can be drawn. */
export function lacksSource({ players, sources }: EveningSetup): boolean {
  return players.some(({ enabled, random }) => enabled && random) && drawableDecks(sources).length === 0;
}
