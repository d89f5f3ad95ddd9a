import { describe, expect, it } from "vitest";
import type { ReasonSchema } from "../../../../generated/api";
import { translator } from "../../../../i18n/translation";
import { formatReason } from "./format-reason";

const NONE: ReasonSchema = {
  kind: "fits",
  clan: null,
  discipline: null,
  percent: null,
  decks: null,
  beside: [],
};
const NAMES: Readonly<Record<number, string>> = { 100518: "Deflection", 100845: "Govern the Unaligned" };

const say = (reason: Partial<ReasonSchema>) =>
  formatReason(translator("en"), { ...NONE, ...reason }, 41, (id) => NAMES[id] ?? "?").replaceAll(
    "\u00a0",
    " ",
  );

describe("the reason for an idea", () => {
  it.each<[Partial<ReasonSchema>, string]>([
    [
      { kind: "peers", clan: "Nosferatu", discipline: "dom", percent: 62, decks: 41 },
      "In 62% of Nosferatu decks with Dominate (of 41 winning decks)",
    ],
    [
      { kind: "peers", clan: "Nosferatu", percent: 20, decks: 90 },
      "In 20% of Nosferatu decks (of 90 winning decks)",
    ],
    [
      { kind: "peers", discipline: "obf", percent: 15, decks: 1430 },
      "In 15% of decks with Obfuscate (of 1,430 winning decks)",
    ],
    [{ kind: "peers", percent: 50, decks: 4504 }, "In 50% of all decks (of 4,504 winning decks)"],
    [
      { kind: "peers", clan: "Caine", percent: 30, decks: 20 },
      "In 30% of Path of Caine decks (of 20 winning decks)",
    ],
    [{ kind: "similar", decks: 13 }, "In 13 of the 41 most similar winning decks"],
    [{ kind: "beside", beside: [100518, 100845] }, "Often played with Deflection, Govern the Unaligned"],
    [{ kind: "fits", clan: "Tremere", discipline: "tha" }, "Goes with Tremere and Blood Sorcery"],
    [{ kind: "fits" }, "Playable with this crypt"],
    [{ kind: "staple", percent: 56, decks: 3836 }, "In 56% of all decks (of 3,836 winning decks)"],
    [{ kind: "staple" }, "Popular"],
  ])("%o", (reason, words) => {
    expect(say(reason)).toBe(words);
  });
});
