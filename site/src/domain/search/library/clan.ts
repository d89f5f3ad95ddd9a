import type { LibraryCard } from "../../card/card";
import type { LibraryContext } from "../card-base";
import { column } from "../column";
import { CLAN_TOKENS, CLAN_VALUES, clanOrPathLabel, clanOrPathValues } from "../shared/clan-or-path";
import { listFilter } from "../shared/list";

const VALUES = column((card: LibraryCard) => clanOrPathValues(card.clans, card.path));

/** Required clan, creed or path. */
export const requiredClanFilter = listFilter<LibraryContext>({
  key: "clan",
  keywords: ["clan", "cl", "creed", "path"],
  known: CLAN_VALUES,
  logics: ["or", "and", "not"],
  phrase: "requires-clan",
  tokens: CLAN_TOKENS,
  label: clanOrPathLabel,
  members: (value, { base }) => VALUES.members(base.cards, value),
});
