import { parseFormat, printFormat } from "../domain/limited/format-file";
import { EMPTY_FORMAT, type LimitedFormat } from "../domain/limited/limited-format";
import { useStore } from "./store";
import { createPersistentStore } from "./stored-text";

/** The visitor's own limited format, on this device. One that cannot be read is empty. */
const own = createPersistentStore<LimitedFormat>("methuselah.limited-format", {
  parse: (text) => {
    const read = parseFormat(text ?? "");
    return "format" in read ? read.format : EMPTY_FORMAT;
  },
  print: printFormat,
});

export function getOwnFormat(): LimitedFormat {
  return own.get();
}

export function useOwnFormat(): LimitedFormat {
  return useStore(own);
}

/** Applies at once (docs/rules/decks.md §13). */
export function saveOwnFormat(format: LimitedFormat): void {
  own.set(format);
}
