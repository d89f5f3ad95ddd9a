import { parseJson, storedText } from "./stored-text";

/** Storage for the lifetime of the tab: survives a reload, cleared when the tab closes. */

const textOf = (key: string) => storedText(`methuselah.${key}`, "sessionStorage");

/** Returns undefined when nothing readable is stored. */
export function readVisit(key: string): unknown {
  return parseJson(textOf(key).read());
}

export function writeVisit(key: string, value: unknown): void {
  textOf(key).write(value === undefined ? null : JSON.stringify(value));
}
