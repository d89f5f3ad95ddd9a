import { expect, it } from "vitest";
import { formOf } from "../../domain/search/criteria";
import { EXAMPLES } from "./examples";

it.each(Object.entries(EXAMPLES))(
  "the example %s is a search that is understood",
  (_, { page, criteria }) => {
    const text = JSON.stringify(criteria);
    const written = page === "crypt" ? rewritten("crypt", text) : rewritten("library", text);
    expect(JSON.parse(written)).toEqual({ problems: [], criteria });
  },
);

function rewritten<Kind extends "crypt" | "library">(kind: Kind, text: string): string {
  const form = formOf(kind);
  const { value, problems } = form.parseText(text);
  return JSON.stringify({ problems, criteria: form.toQuery(value) });
}
