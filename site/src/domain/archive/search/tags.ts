import { DECK_TAGS, type DeckTag } from "../../deck/facts/card-tags";
import { where } from "../../search/positions";
import { Notes, vocabulary } from "../../search/read";
import type { DeckFilter } from "./context";

/** Required strength of a tag: any, superior only, base only, or absent. */
export const TAG_STRENGTHS = ["any", "superior", "base", "not"] as const;
export type TagStrength = (typeof TAG_STRENGTHS)[number];

export interface WantedTag {
  readonly tag: DeckTag;
  readonly strength: TagStrength;
}

const TAGS = vocabulary(DECK_TAGS);
const STRENGTHS = new Map<unknown, TagStrength>([
  [true, "any"],
  [false, "not"],
  ["superior", "superior"],
  ["base", "base"],
]);

/** Computed tags, all of which must match: `{"bleed":true,"combat":false,"vote":"superior"}`. */
export const tagsFilter: DeckFilter<readonly WantedTag[]> = {
  key: "tags",
  typed: { as: "tags", keywords: ["tag", "tag.strong", "tag.weak"] },
  empty: [],
  parse(raw) {
    const notes = new Notes();
    const wanted = new Map<DeckTag, TagStrength>();
    for (const [name, state] of Object.entries(notes.object(raw, "tags"))) {
      const tag = TAGS.get(name.toLowerCase());
      const strength = STRENGTHS.get(state);
      if (tag === undefined) notes.note("unknown-value", `tags.${name}`, name);
      else if (strength === undefined) notes.note("unknown-value", `tags.${name}`, state);
      else wanted.set(tag, strength);
    }
    const value = DECK_TAGS.flatMap((tag) => {
      const strength = wanted.get(tag);
      return strength === undefined ? [] : [{ tag, strength }];
    });
    return { value, problems: notes.problems };
  },
  isActive: (wanted) => wanted.length > 0,
  toJson: (wanted) =>
    Object.fromEntries(
      wanted.map(({ tag, strength }) => [
        tag,
        strength === "any" ? true : strength === "not" ? false : strength,
      ]),
    ),
  describe: (wanted) =>
    wanted.map((one) => ({
      phrase: { key: `decks.tag.${one.strength}`, params: { tag: one.tag } },
      without: wanted.filter((other) => other !== one),
    })),
  find(wanted, { archive: { facts } }, within) {
    const bits = (...strengths: readonly TagStrength[]) =>
      wanted
        .filter(({ strength }) => strengths.includes(strength))
        .reduce((all, { tag }) => all | (1 << DECK_TAGS.indexOf(tag)), 0);
    const [any, superior, base, not] = [bits("any"), bits("superior"), bits("base"), bits("not")];
    return where(within, (deck) => {
      const strong = facts.superior[deck] ?? 0;
      const weak = facts.base[deck] ?? 0;
      const all = strong | weak;
      return (
        (all & any) === any && (strong & superior) === superior && (weak & base) === base && !(all & not)
      );
    });
  },
};
