import type { ReasonSchema } from "../../../../generated/api";
import type { Params } from "../../../../i18n/message";
import type { Translate } from "../../../../i18n/translation";
import { gameTerm } from "../../../../ui/card/game-term";

/** The reason for an idea: "In 62 % of Nosferatu decks with Dominate (41 decks)". */
export function formatReason(
  t: Translate,
  reason: ReasonSchema,
  similar: number,
  nameOf: (card: number) => string,
): string {
  const { kind, percent, decks, beside } = reason;
  switch (kind) {
    case "peers":
      return t(`deck-ideas.peers-${described(reason)}`, {
        ...terms(t, reason),
        percent: percent ?? 0,
        count: decks ?? 0,
      });
    case "similar":
      return t("deck-ideas.similar", { count: decks ?? 0, of: similar });
    case "beside":
      return t("deck-ideas.beside", { names: beside.map(nameOf).join(", ") });
    case "fits":
      return t(`deck-ideas.fits-${described(reason)}`, terms(t, reason));
    case "staple":
      if (percent === null) return t("deck-ideas.staple");
      return t("deck-ideas.peers-all", { percent, count: decks ?? 0 });
  }
}

/** Describes the decks that the share refers to. */
function described({ clan, discipline }: ReasonSchema): "both" | "clan" | "discipline" | "all" {
  if (clan !== null && discipline !== null) return "both";
  if (clan !== null) return "clan";
  return discipline !== null ? "discipline" : "all";
}

function terms(t: Translate, { clan, discipline }: ReasonSchema): Params {
  return {
    clan: gameTerm(t, "path", clan ?? ""),
    discipline: gameTerm(t, "discipline", discipline ?? ""),
  };
}
