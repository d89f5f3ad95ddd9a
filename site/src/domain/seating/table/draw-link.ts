import { readSeedWord } from "../../seed-word";
import type { EveningDraw } from "./evening-draw";
import { readSetup, writeSetup } from "./written-setup";

/** Begins the fragment of a URL that contains a draw. */
const MARK = "table=";

/** A draw as JSON: the seed, then the setup. */
export function writeDraw({ seed, setup }: EveningDraw): string {
  return JSON.stringify([seed, writeSetup(setup)]);
}

/** Reads what may be anything; undefined if it is no draw. */
export function readDraw(text: string): EveningDraw | undefined {
  const raw = parsed(text);
  if (!Array.isArray(raw) || raw.length !== 2) return undefined;
  const [seed, written] = raw;
  const setup = readSetup(written);
  if (typeof seed !== "string" || seed === "" || readSeedWord(seed) !== seed || !setup) return undefined;
  return { seed, setup };
}

/** The fragment of a link to a draw, of letters that every program leaves as they are. */
export function writeFragment(draw: EveningDraw): string {
  const bytes = new TextEncoder().encode(writeDraw(draw));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return MARK + letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The draw in a fragment; "unreadable" if it was cut off or is something else, undefined if there is none. */
export function readFragment(fragment: string): EveningDraw | "unreadable" | undefined {
  if (fragment === "") return undefined;
  if (!fragment.startsWith(MARK)) return "unreadable";
  const letters = fragment.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/");
  try {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    return readDraw(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) ?? "unreadable";
  } catch {
    return "unreadable";
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
