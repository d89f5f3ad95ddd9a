import type { CryptCard } from "../../card/card";
import type { CryptContext } from "../card-base";
import { CLAN_TOKENS, CLAN_VALUES, clanOrPathHolds, clanOrPathLabel } from "../shared/clan-or-path";
import { listFilter } from "../shared/list";

/** Clan, creed or path of a vampire. */
export const clanFilter = listFilter<CryptCard, CryptContext>({
  key: "clan",
  known: CLAN_VALUES,
  logics: ["or", "and", "not"],
  phrase: "clan",
  tokens: CLAN_TOKENS,
  label: clanOrPathLabel,
  test: (value) => (card) => clanOrPathHolds(value, [card.clan], card.path),
});
