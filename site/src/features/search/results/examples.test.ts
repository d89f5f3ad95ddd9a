import { expect, it } from "vitest";
import { parseCriteria, toQuery } from "../../../domain/search/criteria";
import { EXAMPLES } from "./examples";

it.each(["crypt", "library"] as const)("offers %s searches that parse without change", (kind) => {
  for (const { q } of EXAMPLES[kind]) {
    const { value, problems } = parseCriteria(kind, q);
    expect(problems).toEqual([]);
    expect(toQuery(kind, value)).toEqual(q);
  }
});
