import { createPersistentStore, parseJson } from "../../../data/stored-text";
import type { EveningSetup } from "../../../domain/seating/table/evening-draw";
import { readSetup, writeSetup } from "../../../domain/seating/table/written-setup";

/** Players and decks on this device; undefined until something is changed. */
export const setupStore = createPersistentStore<EveningSetup | undefined>("methuselah.seating", {
  parse: (text) => readSetup(parseJson(text)),
  print: (setup) => JSON.stringify(setup ? writeSetup(setup) : null),
});
