import { SAMPLE_CRYPT, SAMPLE_LIBRARY } from "../../../domain/samples/bases";
import type { NameIndex, RulingLinks, Rulings } from "../../../generated/published";

// Real rulings in published form, for tests.
export const SAMPLE_RULINGS: Rulings = {
  texts: [
    "[DOM] You do not reveal the target vampire.",
    "[MERGED] Is Independent. If the base version was the one in play, it changes sect as it is merged.",
    "Can be used when failing to block because of stealth: it is still declining to block.",
    "Must be used before action resolution. It cannot be played after a {Spying Mission} on the vampire triggers.",
    "Cannot be used to direct a bleed to a Methuselah who would be an invalid target for a bleed.",
  ],
  cards: [100845, 100518],
  own: [[0], [1]],
  groups: [
    { rulings: [2, 3], members: { "": [100518] } },
    { rulings: [4], members: { "[DOM]": [100518, 1] } },
  ],
};

export const SAMPLE_LINKS: RulingLinks = {
  references: [
    ["ANK 20180512", "https://www.vekn.net/forum/rules-questions/76645-deflection"],
    ["LSJ 20020620", "https://groups.google.com/g/rec.games.trading-cards.jyhad/c/abc"],
  ],
  sources: [[1], [], [0, 1], [0], []],
  cards: {},
};

export const SAMPLE_NAMES: NameIndex = {
  cards: [...SAMPLE_LIBRARY, ...SAMPLE_CRYPT].map((card) => ({
    id: card.id,
    name: card.name,
    ...(card.asciiName !== card.name && { ascii: card.asciiName }),
    ...(card.aka.length > 0 && { aka: [...card.aka] }),
    ...(card.kind === "crypt" && card.newer && { suffix: `G${card.group}` }),
    ...(card.kind === "crypt" && card.advanced && { suffix: "ADV" }),
    initials: "",
  })),
};
