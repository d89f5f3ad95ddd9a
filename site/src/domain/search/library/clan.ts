import type { LibraryCard } from "../../card/card";
import type { LibraryContext } from "../card-base";
import { CLAN_TOKENS, CLAN_VALUES, clanOrPathHolds, clanOrPathLabel } from "../shared/clan-or-path";
import { listFilter } from "../shared/list";

/** Required clan, creed or path. */
export const requiredClanFilter = listFilter<LibraryCard, LibraryContext>({
  key: "clan",
  known: CLAN_VALUES,
  logics: ["or", "and", "not"],
  phrase: "requires-clan",
  tokens: CLAN_TOKENS,
  label: clanOrPathLabel,
  test: (value) => (card) => clanOrPathHolds(value, card.clans, card.path),
});
