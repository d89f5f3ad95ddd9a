import { useMemo, useSyncExternalStore } from "react";
import { isDay, parseSeenDays, type SeenDays, withSeenDay } from "../../domain/changes/seen-days";
import { personalText } from "../personal-text";
import { createPersistentStore, parseJson } from "../stored-text";

/** Which changes have been seen on this device: of all cards, and of each deck since it was opened. */

/** Day of the data that was seen last; "" before the first visit. */
const seen = createPersistentStore<string>("methuselah.seen", {
  parse: (text) => {
    const day = parseJson(text);
    return isDay(day) ? day : "";
  },
  print: (day) => JSON.stringify(day),
});

const decks = personalText("seen-decks");
const parse = (text: string | null): SeenDays => parseSeenDays(parseJson(text));

/** Remembers that the list of changes was seen. */
export function rememberSeen(day: string): void {
  if (day > seen.get()) seen.set(day);
}

/** The day that was seen last; with the first visit everything counts as seen. */
export function seenDay(today: string): string {
  if (seen.get() === "") seen.set(today);
  return seen.get();
}

export function useSeenDay(today: string): string {
  const day = useSyncExternalStore(seen.subscribe, seen.get);
  return day === "" ? today : day;
}

/** The day of the data in which the changes of a deck were seen. */
export function seenDayOfDeck(deck: string, today: string): string {
  return parse(decks.read()).get(deck) ?? seenDay(today);
}

export function rememberDeckSeen(deck: string, day: string): void {
  const days = parse(decks.read());
  if (days.get(deck) !== day) decks.write(JSON.stringify([...withSeenDay(days, deck, day)]));
}

/** The day in which the changes of each deck were seen, and the oldest of them all. */
interface SeenByDeck {
  readonly dayOf: (deck: string) => string;
  readonly oldest: string;
}

export function useSeenDays(today: string): SeenByDeck {
  const text = useSyncExternalStore(decks.subscribe, decks.read);
  const general = useSeenDay(today);
  return useMemo(() => {
    const days = parse(text);
    const [oldest = general] = [general, ...days.values()].toSorted();
    return { dayOf: (deck) => days.get(deck) ?? general, oldest };
  }, [text, general]);
}
