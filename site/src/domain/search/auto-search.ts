import { SHORT_TEXT } from "./limits";
import type { TextValue } from "./shared/text";

/**
 * A search runs by itself when its first text row is empty or longer than two characters;
 * shorter words match too much while they are typed (docs/rules/search.md §1.6).
 */
export function searchesByItself(text: TextValue): boolean {
  const first = text[0]?.value ?? "";
  return first === "" || first.length > SHORT_TEXT;
}
