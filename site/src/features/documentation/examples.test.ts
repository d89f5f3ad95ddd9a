import { expect, it } from "vitest";
import { formOf } from "../../domain/search/criteria";
import { EXAMPLES } from "./examples";

const SEARCHES = Object.entries(EXAMPLES).map(([name, example]) => ({ name, ...example }));

it.each(SEARCHES)("the example $name is a search that is understood", ({ page, criteria }) => {
  const text = JSON.stringify(criteria);
  const [problems, written] =
    page === "crypt" ? readAndWritten("crypt", text) : readAndWritten("library", text);
  expect(problems).toEqual([]);
  expect(JSON.parse(written ?? "null")).toEqual(criteria);
});

function readAndWritten(kind: "crypt" | "library", text: string) {
  if (kind === "crypt") {
    const { value, problems } = formOf(kind).parseText(text);
    return [problems, formOf(kind).toText(value)] as const;
  }
  const { value, problems } = formOf(kind).parseText(text);
  return [problems, formOf(kind).toText(value)] as const;
}
