/** Criteria of a search for a text in names and texts of cards (docs/rules/search.md §1). */
export function textQuery(text: string): Readonly<Record<string, unknown>> {
  return { text: [{ value: text.trim() }] };
}
