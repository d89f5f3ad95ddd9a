import { type Clock, NEW_CLOCK, readClock } from "../../domain/seating/day/clock";
import { createPersistentStore, parseJson } from "../stored-text";

/** Shared by all tabs: what belongs to the tournament day of this device besides its rounds. */

const plain = { parse: (text: string | null) => text ?? "", print: (text: string) => text };

/** The list of players as it is typed, before they are seated. */
export const typedNames = createPersistentStore<string>("methuselah.seating-names", plain);

/** The name of the player who uses this device. */
export const ownName = createPersistentStore<string>("methuselah.seating-own-name", plain);

export const roundClock = createPersistentStore<Clock>("methuselah.seating-clock", {
  parse: (text) => (text === null ? NEW_CLOCK : readClock(parseJson(text))),
  print: (clock) => JSON.stringify(clock),
});
