import fc from "fast-check";
import { expect, it } from "vitest";
import { anyQ, asUrlQuery } from "../../domain/archive/search/any-archive.test.support";
import { PDA_FORM } from "../../domain/archive/search/pda-form";
import { SOURCES } from "../../domain/archive/search/source";
import { TDA_FORM } from "../../domain/archive/search/tda-form";
import { TWD_FORM } from "../../domain/archive/search/twd-form";
import { catalogueOf } from "../../i18n/catalogues.test.support";

const en = catalogueOf("en");

const FILTERS = Object.entries({ winning: TWD_FORM, public: PDA_FORM, tournament: TDA_FORM }).flatMap(
  ([decks, form]) => form.filters.map(({ key }) => ({ decks, form, key })),
);

it.each(FILTERS)("has a message for every chip of $key in $decks decks", ({ form, key }) => {
  fc.assert(
    fc.property(anyQ([key]), (q) => {
      for (const { phrase } of form.describe(form.parse(asUrlQuery(q)).value as never))
        expect(Object.hasOwn(en, `phrase.${phrase.key}`), phrase.key).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it.each(SOURCES)("has a message for the source %s", (source) => {
  for (const { phrase } of PDA_FORM.describe(PDA_FORM.parse({ src: source }).value))
    expect(Object.hasOwn(en, `phrase.${phrase.key}`), phrase.key).toBe(true);
});
