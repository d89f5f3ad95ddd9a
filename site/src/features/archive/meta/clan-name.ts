import type { Translate } from "../../../i18n/translation";
import { gameTerm } from "../../../ui/card/game-term";

/** A main clan, or a path as searches name it; "" stands for several clans. */
export function clanName(t: Translate, clan: string | undefined): string {
  return clan ? gameTerm(t, "path", clan) : t("archive.several-clans");
}
