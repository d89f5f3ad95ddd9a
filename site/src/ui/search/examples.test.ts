import { expect, it } from "vitest";
import { formOf } from "../../domain/search/criteria";
import { CRYPT_EXAMPLES } from "./crypt-examples";
import { LIBRARY_EXAMPLES } from "./library-examples";

const EXAMPLES = { crypt: CRYPT_EXAMPLES, library: LIBRARY_EXAMPLES };

it.each(["crypt", "library"] as const)("offers %s searches that parse without change", (kind) => {
  for (const { q } of EXAMPLES[kind]) {
    const { value, problems } = formOf(kind).parse(q);
    expect(problems).toEqual([]);
    expect(formOf(kind).toQuery(value)).toEqual(q);
  }
});
