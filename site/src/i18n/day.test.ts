import { beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "../domain/language";
import { formatDay } from "./day";
import { loadMessages } from "./load-messages";
import { PAGE_AREAS } from "./page-areas";
import { translator } from "./translation";

const DAYS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 7 + month)));

beforeAll(() => Promise.all(LANGUAGES.map((language) => loadMessages(language, PAGE_AREAS))));

it.each(LANGUAGES)("a day is written as the language writes it: %s", (language) => {
  // British English: players of all countries read "7 May 2024".
  const formatter = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  for (const day of DAYS) {
    expect(formatDay(translator(language), day.toISOString().slice(0, 10))).toBe(formatter.format(day));
  }
});

it("the time of a day is left out", () => {
  expect(formatDay(translator("en"), "2024-05-07T22:00:00Z")).toBe("7 May 2024");
});
