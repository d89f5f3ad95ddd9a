import { expect, it } from "vitest";
import { formOf } from "../../domain/search/criteria";
import { EXAMPLES } from "./examples";

it.each(["crypt", "library"] as const)("offers %s searches that parse without change", (kind) => {
  for (const { q } of EXAMPLES[kind]) {
    const { value, problems } = formOf(kind).parse(q);
    expect(problems).toEqual([]);
    expect(formOf(kind).toQuery(value)).toEqual(q);
  }
});
