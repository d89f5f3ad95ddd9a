import type { Card, CryptCard, LibraryCard } from "../../card/card";
import type { CryptBase, LibraryBase } from "../../search/card-base";

/** In alphabetical order (docs/rules/decks.md §9.1). mmpa: more than one master phase action. */
export const DECK_TAGS = [
  "accel",
  "ally",
  "bleed",
  "block",
  "combat",
  "mmpa",
  "rush",
  "stealth",
  "swarm",
  "vote",
] as const;
export type DeckTag = (typeof DECK_TAGS)[number];

/** Tests whether a card has a trait of the search form. */
export type HasTrait = (card: Card, trait: string) => boolean;

const MORE_MASTER_PHASES = ["Anson", "Cybele", "Huitzilopochtli", "Isanwayen", "Nana Buruku"];
const MORE_MASTER_PHASES_LIBRARY = ["Parthenon, The", "Rumors of Gehenna"];
const LIKE_ALLIES = ["FBI Special Affairs Division", "Unmasking, The"];
const FIGHTS = ["press", "additional strike", "prevent"];

/** Traits from the search index. */
export function indexedTraits(crypt: CryptBase, library: LibraryBase): HasTrait {
  return (card, trait) => {
    const { positions, traits } = card.kind === "crypt" ? crypt : library;
    const position = positions.get(card.id);
    return position !== undefined && traits.includes(trait, position);
  };
}

/** Tags that a card counts towards, in alphabetical order (docs/rules/decks.md §9.1). */
export function cardTags(card: Card, hasTrait: HasTrait): readonly DeckTag[] {
  const has = (trait: string) => hasTrait(card, trait);
  const held = card.kind === "crypt" ? cryptTags(card, has) : libraryTags(card, has);
  return DECK_TAGS.filter((tag) => held[tag]);
}

type Has = (trait: string) => boolean;
type Held = Readonly<Partial<Record<DeckTag, boolean>>>;

function cryptTags({ name }: CryptCard, has: Has): Held {
  return {
    bleed: has("1 bleed"),
    block: has("1 intercept"),
    combat: ["1 strength", ...FIGHTS].some(has),
    mmpa: MORE_MASTER_PHASES.includes(name),
    rush: has("enter combat"),
    stealth: has("1 stealth"),
  };
}

function libraryTags({ name, types }: LibraryCard, has: Has): Held {
  const onlyReaction = types.length === 1 && types[0] === "Reaction";
  const strikes = types.includes("Combat") && !has("combat ends");
  return {
    accel: has("put blood"),
    ally: types.includes("Ally") || LIKE_ALLIES.includes(name),
    bleed: has("bleed"),
    block: has("intercept") || (types.includes("Reaction") && has("unlock")),
    combat: strikes || ["strength", "aggravated", ...FIGHTS].some(has),
    mmpa: MORE_MASTER_PHASES_LIBRARY.includes(name),
    rush: has("enter combat") && !onlyReaction,
    stealth: has("stealth"),
    swarm: has("embrace"),
    vote: types.includes("Political Action") || has("votes-title"),
  };
}
