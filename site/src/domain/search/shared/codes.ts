import type { Notes } from "../read";
import { isUnset } from "../read";
import { BCP } from "./print";

/** Codes as written without duplicates and "any"; they are checked when the data is loaded. */
export function readCodes(raw: unknown, path: string, notes: Notes): readonly string[] {
  const codes = new Set<string>();
  for (const [index, item] of notes.list(raw, path).entries()) {
    if (isUnset(item)) continue;
    if (typeof item !== "string") notes.note("bad-shape", `${path}[${index}]`, item);
    else codes.add(item.toLowerCase() === BCP ? BCP : item);
  }
  return [...codes];
}
