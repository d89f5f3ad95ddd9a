import { SHORT_TEXT } from "./limits";
import type { TextValue } from "./shared/text";

/**
 * A search runs automatically if its first text row is empty or longer than two characters; shorter texts match too
 * much while being typed (docs/rules/search.md §1.6).
 */
export function searchesAutomatically(text: TextValue): boolean {
  const first = text[0]?.value ?? "";
  return first === "" || first.length > SHORT_TEXT;
}
