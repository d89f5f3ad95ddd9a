import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../domain/language";
import { formatMessage } from "./message";

const CARDS = { one: "{count} card", other: "{count} cards" };
const CARTES = { one: "{count} carte", other: "{count} cartes" };

describe("formatMessage", () => {
  it("fills places by name", () => {
    const text = formatMessage("{name} of {clan}", { name: "Theo Bell", clan: "Brujah" }, "en");
    expect(text).toBe("Theo Bell of Brujah");
  });

  it("leaves a place without a value as it is", () => {
    expect(formatMessage("{name} of {clan}", { name: "Theo Bell" }, "en")).toBe("Theo Bell of {clan}");
  });

  it("does not fill places that a value brings along", () => {
    expect(formatMessage("{a} {b}", { a: "{b}", b: "x" }, "en")).toBe("{b} x");
  });

  it.each([
    [0, "en", CARDS, "0 cards"],
    [1, "en", CARDS, "1 card"],
    [1785, "en", CARDS, "1,785 cards"],
    [0, "fr", CARTES, "0 carte"],
    [1, "fr", CARTES, "1 carte"],
    [2, "fr", CARTES, "2 cartes"],
  ] as const)("counts %i in %s", (count, language, message, expected) => {
    expect(formatMessage(message, { count }, language)).toBe(expected);
  });

  it.each(LANGUAGES)("chooses the plural in %s as Intl does", (language) => {
    const rules = new Intl.PluralRules(language);
    for (const count of [...Array(1000).keys(), 0.5, 1.5, 2.5]) {
      const form = rules.select(count) === "one" ? "one" : "other";
      expect(formatMessage({ one: "one", other: "other" }, { count }, language), `${count}`).toBe(form);
    }
  });

  it.each([
    ["en", 58, "58%"],
    ["pt", 58, "58%"],
    ["fr", 58, "58\u202f%"],
    ["es", 58, "58\u00a0%"],
    ["en", 1.5, "1.5%"],
    ["fr", 1.5, "1,5\u202f%"],
    ["en", 100, "100%"],
  ] as const)("writes percentages as the language does: %s %d", (language, share, expected) => {
    expect(formatMessage("{share%}", { share }, language)).toBe(expected);
  });

  it("writes numbers the way of the language", () => {
    expect(formatMessage("{count}", { count: 12345 }, "es")).toBe("12.345");
  });
});
