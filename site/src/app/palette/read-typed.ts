import { fold } from "../../domain/name/fold";

/** What the text of the palette looks for: `>` actions only, `@` decks only. */
export interface Typed {
  readonly scope: "all" | "actions" | "decks";
  readonly text: string;
}

export function readTyped(typed: string): Typed {
  const text = typed.trim();
  if (text.startsWith(">")) return { scope: "actions", text: text.slice(1).trim() };
  if (text.startsWith("@")) return { scope: "decks", text: text.slice(1).trim() };
  return { scope: "all", text };
}

/** Whether every word of the text begins a word of the label. */
export function fits(label: string, text: string): boolean {
  const words = fold(label).split(/[^\p{L}\p{N}]+/u);
  const sought = fold(text).split(/\s+/).filter(Boolean);
  return sought.every((begin) => words.some((word) => word.startsWith(begin)));
}
