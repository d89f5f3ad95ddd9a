import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Language } from "../../domain/language";
import { SAMPLE_SETS } from "../../domain/samples/bases";
import { anyQuery } from "../../domain/search/any-query.test.support";
import { formOf } from "../../domain/search/criteria";
import type { MessageKey } from "../../i18n/catalogue";
import { type Catalogue, catalogueOf } from "../../i18n/catalogues.test.support";
import { formatMessage } from "../../i18n/message";
import type { Translate } from "../../i18n/translation";
import { formatProblem, joinedByOr } from "../../ui/search/format-problem";
import { formatPhrase } from "./format-phrase";

function speak(catalogue: Catalogue, language: Language): Translate {
  const say = (key: MessageKey, params = {}) => formatMessage(catalogue[key], params, language);
  return Object.assign(say, {
    knows: (key: string): key is MessageKey => Object.hasOwn(catalogue, key),
  });
}

const en = catalogueOf("en");
const english = speak(en, "en");
const spanish = speak(catalogueOf("es"), "es");

describe("the search in words", () => {
  it.each(["crypt", "library"] as const)("has a message for every chip of a %s search", (kind) => {
    fc.assert(
      fc.property(anyQuery(kind), (query) => {
        for (const { phrase } of formOf(kind).describe(formOf(kind).parse(query).value))
          expect(Object.hasOwn(en, `phrase.${phrase.key}`), phrase.key).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["capacity.le", { value: 7 }, "capacity at most 7", "capacidad 7 como mucho"],
    ["discipline.superior", { value: "Dominate" }, "Dominate, superior", "Dominación, nivel superior"],
    [
      "discipline.either.superior",
      { value: "Celerity / Potence" },
      "one of Celerity / Potence, superior",
      "una de Celeridad / Potencia, nivel superior",
    ],
    ["discipline.either.mixed", { value: "CEL / pot" }, /CEL \/ pot/, /CEL \/ pot/],
    ["clan.not", { value: "Brujah antitribu" }, "not Brujah antitribu", "no Brujah antitribu"],
    ["clan.or", { value: "Path of Power" }, "Path of Power and the Inner Voice", /^Senda del Poder/],
    ["title", { value: "Inner Circle" }, "Inner Circle", "Círculo Interior"],
    ["title", { value: "1 vote (titled)" }, "1 vote", "1 voto"],
    ["type.or", { value: "Action Modifier" }, "Action Modifier", "Modificador de acción"],
    ["requires-sect.or", { value: "Sabbat" }, "requires sect Sabbat", "requiere secta Sabbat"],
    ["set.or-newer", { set: "V5" }, "Fifth Edition or newer", "Fifth Edition o más nueva"],
    ["artist", { value: "Vision" }, "drawn by Vision", "ilustrada por Vision"],
  ])("formats %s %j", (key, params, inEnglish, inSpanish) => {
    const matching = (shown: string | RegExp) =>
      typeof shown === "string" ? shown : expect.stringMatching(shown);
    expect(formatPhrase(english, { key, params }, SAMPLE_SETS)).toEqual(matching(inEnglish));
    expect(formatPhrase(spanish, { key, params }, SAMPLE_SETS)).toEqual(matching(inSpanish));
  });

  it("has the key of a problem", () => {
    expect(formatProblem(english, { code: "unknown-value", path: "clan.value[0]", value: "brujja" })).toBe(
      "clan.value[0]: unknown value “brujja”",
    );
  });

  it("says what is wrong with a typed unit", () => {
    expect(formatProblem(english, { code: "unknown-keyword", path: "also", value: "clann" })).toBe(
      "“clann” is not a keyword",
    );
  });

  it.each([
    ["group", "group", true],
    ["clan.or", "clan.no-path.or", true],
    ["clan.and", "clan.and", false],
    ["clan.or", "sect.or", false],
    ["trait.crypt.press", "trait.crypt.dodge", false],
    ["capacity.le", "capacity.ge", true],
    ["capacity.le.not", "capacity.ge.not", false],
  ])("joins %s and %s by “or”: %s", (one, next, joined) => {
    expect(joinedByOr({ key: one, params: {} }, { key: next, params: {} })).toBe(joined);
  });
});
