import { parseFormat, printFormat } from "../domain/limited/format-file";
import { EMPTY_FORMAT, type LimitedFormat } from "../domain/limited/limited-format";
import { useStore } from "./store";
import { createPersistentStore } from "./stored-text";

/** The visitor's own limited format, on this device. One that cannot be read is empty. */
export const ownFormat = createPersistentStore<LimitedFormat>("methuselah.limited-format", {
  parse: (text) => {
    const read = parseFormat(text ?? "");
    return "format" in read ? read.format : EMPTY_FORMAT;
  },
  print: printFormat,
});

export function getOwnFormat(): LimitedFormat {
  return ownFormat.get();
}

export function useOwnFormat(): LimitedFormat {
  return useStore(ownFormat);
}

/** Applies at once (docs/rules/decks.md §13). */
export function saveOwnFormat(format: LimitedFormat): void {
  ownFormat.set(format);
}
