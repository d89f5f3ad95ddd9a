import { parseFormat, printFormat } from "../domain/limited/format-file";
import { EMPTY_FORMAT, type LimitedFormat } from "../domain/limited/limited-format";
import { createStore, useStore } from "./store";

/** The visitor's own limited format, on this device. */

const KEY = "methuselah.limited-format";

/** A format that cannot be read is as good as none. */
function stored(): LimitedFormat {
  try {
    const read = parseFormat(localStorage.getItem(KEY) ?? "");
    return "format" in read ? read.format : EMPTY_FORMAT;
  } catch {
    return EMPTY_FORMAT;
  }
}

const own = createStore(stored());

// Changed in another tab.
globalThis.addEventListener?.("storage", ({ key }) => key === KEY && own.set(stored()));

export function getOwnFormat(): LimitedFormat {
  return own.get();
}

export function useOwnFormat(): LimitedFormat {
  return useStore(own);
}

/** Counts at once (docs/rules/decks.md §13). */
export function keepOwnFormat(format: LimitedFormat): void {
  own.set(format);
  try {
    localStorage.setItem(KEY, printFormat(format));
  } catch {
    // Where storage is refused it lasts as long as the page.
  }
}
