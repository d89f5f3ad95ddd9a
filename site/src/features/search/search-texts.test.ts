import { expect, it } from "vitest";
import { sampleLibraryBase } from "../../domain/samples/bases";
import { formOf } from "../../domain/search/criteria";
import { search } from "../../domain/search/search";
import { applied } from "../../domain/search/shared/pattern.test.support";
import { type SearchIn, searchTexts } from "./search-texts";

const base = sampleLibraryBase();
const overlay = {
  locale: "pt-PT",
  cards: { "100518": { name: "Deflexão", text: "Mude o alvo do sangrar." } },
};

function found(value: string, where: SearchIn, more: object = {}): readonly number[] {
  const texts = searchTexts(base.cards, base.english, overlay, where);
  const { value: criteria } = formOf("library").parse({ text: [{ value, logic: "and", ...more }] });
  return search("library", criteria, { base, texts, patterns: applied(base.cards, texts) }).cards.map(
    ({ id }) => id,
  );
}

it.each<[string, SearchIn, object, readonly number[]]>([
  ["deflexao", "both", {}, [100518]],
  ["deflection", "both", {}, [100518]],
  ["deflexao", "translation", {}, [100518]],
  ["deflection", "translation", { in: "name" }, []],
  ["deflexao", "english", {}, []],
  ["alvo do sangrar", "both", { in: "text" }, [100518]],
  ["^deflex", "both", { in: "name", regex: true }, [100518]],
  ["govern the un", "both", {}, [100845]],
])("finds “%s” in %s %j", (value, where, more, ids) => {
  expect(found(value, where, more)).toEqual(ids);
});

it("searches in English without a translation", () => {
  expect(searchTexts(base.cards, base.english, null, "both")).toBe(base.english);
});
