import type { TwdNames } from "../../generated/published";
import { fold } from "../name/fold";

/** A winning deck that a text finds. */
export interface FoundDeck {
  readonly id: string;
  /** "" for a deck without a name. */
  readonly name: string;
  readonly winner: string;
  readonly event: string;
}

interface FoldedDeck {
  readonly name: string;
  /** Name, winner and event. */
  readonly all: string;
}

/** Winning decks by their names, winners and events; folded once. */
export class DeckFinder {
  readonly #names: TwdNames;
  readonly #folded: readonly FoldedDeck[];

  constructor(names: TwdNames) {
    this.#names = names;
    const events = names.events.map(fold);
    const winners = names.winners.map(fold);
    this.#folded = names.names.map((written, deck) => {
      const name = fold(written);
      const event = events[names.eventOf[deck] ?? -1] ?? "";
      return { name, all: `${name}\n${winners[names.winnerOf[deck] ?? -1] ?? ""}\n${event}` };
    });
  }

  /**
   * Decks that contain every word of the text, the newest first; those whose name contains the whole text precede
   * the others.
   */
  find(text: string, limit: number): readonly FoundDeck[] {
    const sought = fold(text.trim());
    const words = sought.split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const named: number[] = [];
    const others: number[] = [];
    this.#folded.forEach(({ name, all }, deck) => {
      if (name.includes(sought)) named.push(deck);
      else if (words.every((word) => all.includes(word))) others.push(deck);
    });
    return [...named, ...others].slice(0, limit).map((deck) => this.#deck(deck));
  }

  #deck(deck: number): FoundDeck {
    const { ids, names, events, eventOf, winners, winnerOf } = this.#names;
    return {
      id: ids[deck] ?? "",
      name: names[deck] ?? "",
      winner: winners[winnerOf[deck] ?? -1] ?? "",
      event: events[eventOf[deck] ?? -1] ?? "",
    };
  }
}
