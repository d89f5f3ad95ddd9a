import type { TwdText } from "../../generated/published";
import type { Deck } from "../deck/deck";
import { readOnlyDeck } from "../deck/read-only-deck";
import { asDeckId } from "../deck/url/deck-route";
import { type Archive, wordOf } from "./archive";
import { isoDay } from "./days";
import { tagsOf } from "./deck-facts";
import { cardsOfDeck } from "./deck-table";

/** Facts of a tournament win besides the cards. */
export interface Win {
  readonly event: string;
  /** Date as written in the report. */
  readonly place: string;
  readonly city: string;
  /** "2024-05-01". */
  readonly day: string;
  /** Last day, for events of several days. */
  readonly lastDay: string | undefined;
  /** 0 if unknown. */
  readonly players: number;
  readonly winner: string;
  /** Who built the deck, if not the winner. */
  readonly builder: string | undefined;
}

export function winOf(archive: Archive, deck: number): Win {
  const last = archive.ends.get(deck);
  return {
    event: wordOf(archive.events, deck),
    place: wordOf(archive.places, deck),
    city: wordOf(archive.cities, deck),
    day: isoDay(archive.table.days[deck] ?? 0),
    lastDay: last === undefined ? undefined : isoDay(last),
    players: archive.players[deck] ?? 0,
    winner: wordOf(archive.people, deck),
    builder: archive.builders.get(deck),
  };
}

/** The deck as the deck page shows it, read-only. Its tags are those that the archive lists it with. */
export function deckOfArchive(archive: Archive, deck: number, text?: TwdText): Deck {
  const { table } = archive;
  const { superior, base } = tagsOf(archive.facts, deck);
  return readOnlyDeck(
    asDeckId(table.ids[deck] ?? ""),
    {
      name: nameOf(archive, deck),
      author: wordOf(archive.people, deck),
      description: text?.description ?? "",
      tags: [...superior, ...base],
      cards: cardsOfDeck(table, deck),
    },
    isoDay(table.days[deck] ?? 0),
  );
}

/** Name of a deck, or of its event or player if it has none. */
export function nameOf({ table, events, people }: Archive, deck: number): string {
  return table.names[deck] || wordOf(events, deck) || wordOf(people, deck);
}
