import type { TwdText } from "../../generated/published";
import type { Deck } from "../deck/deck";
import { asDeckId } from "../deck/list/deck-address";
import { unkeptDeck } from "../deck/unkept-deck";
import { type Archive, wordOf } from "./archive";
import { isoDay } from "./days";
import { tagsOf } from "./deck-facts";
import { cardsOfDeck } from "./deck-table";

/** What is told of a win beside the cards. */
export interface Win {
  readonly event: string;
  /** As written. */
  readonly place: string;
  readonly city: string;
  /** "2024-05-01". */
  readonly day: string;
  /** Of an event of several days. */
  readonly lastDay: string | undefined;
  /** 0: not known. */
  readonly players: number;
  readonly winner: string;
  /** Who built the deck, where that is not the winner. */
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

/** The deck as the deck room shows it: to be read only. Its tags are those under which the archive lists it. */
export function deckOfArchive(archive: Archive, deck: number, text?: TwdText): Deck {
  const { table } = archive;
  const { superior, base } = tagsOf(archive.facts, deck);
  return unkeptDeck(
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

/** A deck without a name is called by its event, or by its player. */
export function nameOf({ table, events, people }: Archive, deck: number): string {
  return table.names[deck] || wordOf(events, deck) || wordOf(people, deck);
}
