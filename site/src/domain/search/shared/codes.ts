import type { Notes } from "../read";
import { isUnset } from "../read";
import { BCP } from "./print";

/** Codes as written, each once, without "any"; whether they exist is known once the data is there. */
export function readCodes(raw: unknown, path: string, notes: Notes): readonly string[] {
  const codes = new Set<string>();
  for (const [at, item] of notes.list(raw, path).entries()) {
    if (isUnset(item)) continue;
    if (typeof item !== "string") notes.note("bad-shape", `${path}[${at}]`, item);
    else codes.add(item.toLowerCase() === BCP ? BCP : item);
  }
  return [...codes];
}
