import { cutName, nameKey, shownName } from "./player-name";
import { STANDARD_DECKS } from "./standard-decks";

/** A deck that a person has entered. */
export interface CustomDeck {
  readonly name: string;
  readonly enabled: boolean;
}

/** Decks that can be drawn for players (docs/rules/seating.md §5.2). */
export interface DeckSources {
  /** The switches of the groups. */
  readonly useCustom: boolean;
  readonly useStandard: boolean;
  /** Newest first. */
  readonly custom: readonly CustomDeck[];
  /** Places in STANDARD_DECKS of those that are switched off, ascending. */
  readonly standardOff: readonly number[];
}

export const ALL_STANDARD: DeckSources = { useCustom: true, useStandard: true, custom: [], standardOff: [] };

export const MAX_CUSTOM_DECKS = 100;

/** A deck that can be drawn. */
export interface SourceDeck {
  readonly name: string;
  readonly standard: boolean;
}

/** All decks that are switched on, in groups that are. */
export function drawableDecks({
  useCustom,
  useStandard,
  custom,
  standardOff,
}: DeckSources): readonly SourceDeck[] {
  const own = custom
    .filter(({ name, enabled }) => enabled && shownName(name) !== "")
    .map(({ name }) => ({ name: shownName(name), standard: false }));
  const standard = STANDARD_DECKS.filter((_, place) => !standardOff.includes(place));
  return [
    ...(useCustom ? own : []),
    ...(useStandard ? standard.map((name) => ({ name, standard: true })) : []),
  ];
}

/** A new deck goes to the top, switched on; one with the same name is replaced, blank text ignored. */
export function addCustomDeck(sources: DeckSources, text: string): DeckSources {
  const name = cutName(shownName(text));
  if (name === "") return sources;
  const others = sources.custom.filter((deck) => nameKey(deck.name) !== nameKey(name));
  return { ...sources, custom: [{ name, enabled: true }, ...others].slice(0, MAX_CUSTOM_DECKS) };
}

export function toggleStandard(sources: DeckSources, place: number): DeckSources {
  const { standardOff } = sources;
  const off = standardOff.includes(place)
    ? standardOff.filter((other) => other !== place)
    : [...standardOff, place].toSorted((one, other) => one - other);
  return { ...sources, standardOff: off };
}

/** The sources of a link become one's own: own decks that it does not have stay in the list, switched off. */
export function takenOver(linked: DeckSources, own: DeckSources): DeckSources {
  const byKey = new Map(own.custom.map(({ name }) => [nameKey(name), { name, enabled: false }]));
  for (const { name } of linked.custom) byKey.delete(nameKey(name));
  const kept = new Map(linked.custom.map((deck) => [nameKey(deck.name), deck]));
  kept.delete("");
  return { ...linked, custom: [...kept.values(), ...byKey.values()].slice(0, MAX_CUSTOM_DECKS) };
}
