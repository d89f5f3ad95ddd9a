import { isObject } from "../domain/search/read";
import { useStore } from "./store";
import { createPersistentStore, parseJson } from "./stored-text";

/** In which format and for which day a deck is judged. */
export interface LegalityChoice {
  readonly format: string;
  /** "2026-01-31"; undefined: the day of the deck, mostly today. */
  readonly day?: string | undefined;
}

type Choices = ReadonlyMap<string, LegalityChoice>;

/** Of the decks judged last. */
const MOST = 200;

/** By deck, the one chosen last at the end, on this device. */
const choices = createPersistentStore<Choices>("methuselah.legality", {
  parse: (text) => {
    const stored = parseJson(text);
    return new Map(isObject(stored) ? Object.entries(stored).flatMap(choiceOf) : []);
  },
  print: (known) => JSON.stringify(Object.fromEntries(known)),
});

function choiceOf([deck, stored]: [string, unknown]): [string, LegalityChoice][] {
  if (!isObject(stored) || typeof stored.format !== "string") return [];
  const { format, day } = stored;
  return [[deck, { format, ...(typeof day === "string" && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }) }]];
}

/** The choice for a deck; undefined: none was made. */
export function useLegalityChoice(deck: string): LegalityChoice | undefined {
  return useStore(choices).get(deck);
}

export function rememberLegalityChoice(deck: string, choice: LegalityChoice): void {
  const others = [...choices.get()].filter(([id]) => id !== deck);
  choices.set(new Map([...others, [deck, choice] as const].slice(-MOST)));
}
