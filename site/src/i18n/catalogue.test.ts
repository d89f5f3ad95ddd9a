import { describe, expect, it } from "vitest";
import { AREAS, type MessageKey } from "./catalogue";
import { catalogueOf, PATHS } from "./catalogues.test.support";
import type { Message } from "./message";
import { SAME_AS_ENGLISH } from "./same-as-english";

const en = catalogueOf("en");
const KEYS = Object.keys(en) as MessageKey[];

const forms = (message: Message) => (typeof message === "string" ? [message] : [message.one, message.other]);

function places(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)%?\}/g)].map((found) => found[1] ?? "").toSorted();
}

/** Names a message may use: those of the English one. */
function knownPlaces(message: Message): ReadonlySet<string> {
  return new Set(forms(message).flatMap(places));
}

function listed(key: string, list: readonly string[]): boolean {
  return list.some((entry) => (entry.endsWith("*") ? key.startsWith(entry.slice(0, -1)) : entry === key));
}

describe.each(["es", "fr", "pt"] as const)("the catalogue %s", (language) => {
  const catalogue = catalogueOf(language);
  const allowed = SAME_AS_ENGLISH[language];

  it("has a file for every area and no other", () => {
    const files = AREAS.map(({ file }) => `./${language}/${file}.ts`);
    expect(PATHS.filter((path) => path.startsWith(`./${language}/`)).toSorted()).toEqual(files.toSorted());
  });

  it("has every message of the English one and no other", () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(KEYS.toSorted());
  });

  it("leaves no message empty", () => {
    expect(KEYS.filter((key) => forms(catalogue[key]).some((text) => text.trim() === ""))).toEqual([]);
  });

  it("says nothing in English that is not listed as shared", () => {
    const same = KEYS.filter((key) => JSON.stringify(catalogue[key]) === JSON.stringify(en[key]));
    expect(same.filter((key) => !listed(key, allowed))).toEqual([]);
  });

  it("lists as shared only what is", () => {
    const same = KEYS.filter((key) => JSON.stringify(catalogue[key]) === JSON.stringify(en[key]));
    expect(allowed.filter((entry) => !same.some((key) => listed(key, [entry])))).toEqual([]);
  });

  it("fills the same places as the English one", () => {
    const wrong = KEYS.filter((key) => {
      const known = knownPlaces(en[key]);
      const used = new Set(forms(catalogue[key]).flatMap(places));
      return [...used].some((name) => !known.has(name)) || [...known].some((name) => !used.has(name));
    });
    expect(wrong).toEqual([]);
  });

  it("has plural forms where the English one has them", () => {
    const wrong = KEYS.filter((key) => typeof catalogue[key] !== typeof en[key]);
    expect(wrong).toEqual([]);
  });
});
