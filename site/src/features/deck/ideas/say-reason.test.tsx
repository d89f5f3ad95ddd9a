import { describe, expect, it } from "vitest";
import type { ReasonAnswer } from "../../../generated/api";
import { translator } from "../../../i18n/translation";
import { sayReason } from "./say-reason";

const NONE: ReasonAnswer = {
  kind: "fits",
  clan: null,
  discipline: null,
  percent: null,
  decks: null,
  beside: [],
};
const NAMES: Readonly<Record<number, string>> = { 100518: "Deflection", 100845: "Govern the Unaligned" };

const say = (reason: Partial<ReasonAnswer>) =>
  sayReason(translator("en"), { ...NONE, ...reason }, 41, (id) => NAMES[id] ?? "?").replaceAll("\u00a0", " ");

describe("why a card is an idea", () => {
  it.each<[Partial<ReasonAnswer>, string]>([
    [
      { kind: "peers", clan: "Nosferatu", discipline: "dom", percent: 62, decks: 41 },
      "In 62% of Nosferatu decks with Dominate (of 41 that won)",
    ],
    [
      { kind: "peers", clan: "Nosferatu", percent: 20, decks: 90 },
      "In 20% of Nosferatu decks (of 90 that won)",
    ],
    [
      { kind: "peers", discipline: "obf", percent: 15, decks: 1430 },
      "In 15% of decks with Obfuscate (of 1,430 that won)",
    ],
    [{ kind: "peers", percent: 50, decks: 4504 }, "In 50% of all decks (of 4,504 that won)"],
    [
      { kind: "peers", clan: "Caine", percent: 30, decks: 20 },
      "In 30% of Path of Caine decks (of 20 that won)",
    ],
    [{ kind: "similar", decks: 13 }, "In 13 of the 41 most similar winning decks"],
    [{ kind: "beside", beside: [100518, 100845] }, "Often played beside Deflection, Govern the Unaligned"],
    [{ kind: "fits", clan: "Tremere", discipline: "tha" }, "Goes with Tremere and Blood Sorcery"],
    [{ kind: "fits" }, "Goes with the crypt by the rules"],
    [{ kind: "staple", percent: 56, decks: 3836 }, "In 56% of all decks (of 3,836 that won)"],
    [{ kind: "staple" }, "Much played"],
  ])("%o", (reason, words) => {
    expect(say(reason)).toBe(words);
  });
});
