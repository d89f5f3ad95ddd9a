import type { Card, CryptCard, LibraryCard } from "../../../../domain/card/card";
import { cardTextSegments, type TextSegment } from "../../../../domain/card/card-text";
import type { TextCard } from "../../../../domain/deck/proxy/text-card";
import { byCharacters } from "../../../../domain/text/order";
import type { Translation } from "../../../../generated/published";
import type { Translate } from "../../../../i18n/translation";
import { gameTerm } from "../../../../ui/card/game-term";
import { requirements } from "../../../../ui/card/requirement";

const COSTS = ["pool", "blood", "conviction"] as const;

/** The text card of a card, in the interface language and, where translated, in the card language. */
export function textCardOf(
  card: Card,
  t: Translate,
  { translation, set }: { readonly translation: Translation | undefined; readonly set: string | undefined },
): TextCard {
  const burn = card.kind === "library" && card.burn ? [t("card.burnOption")] : [];
  const banned = card.banned === "" ? [] : [t("card.mark.banned")];
  return {
    name: nameOf(card, translation),
    line: card.kind === "crypt" ? cryptLine(card, t) : libraryLine(card, t),
    disciplines: card.kind === "crypt" ? rail(card) : [],
    text: cardTextSegments(translation?.text ?? card.text, {}),
    costs:
      card.kind === "library"
        ? COSTS.filter((kind) => card[kind] !== 0).map((kind) => ({ kind, cost: card[kind] }))
        : [],
    capacity: card.kind === "crypt" ? card.capacity : undefined,
    marks: [...burn, ...banned, ...(set === undefined ? [] : [set])],
  };
}

function nameOf(card: Card, translation: Translation | undefined): string {
  if (translation?.name === undefined) return card.displayName;
  return card.kind === "crypt" && card.advanced ? `${translation.name} (ADV)` : translation.name;
}

function cryptLine(card: CryptCard, t: Translate): readonly TextSegment[] {
  const group = card.group === "any" ? t("card.groupAny") : t("card.group", { group: String(card.group) });
  const title = card.title === "" ? [] : [gameTerm(t, "title", card.title)];
  return [{ kind: "text", text: [card.clan, group, ...title].join(" · ") }];
}

function libraryLine(card: LibraryCard, t: Translate): readonly TextSegment[] {
  const types = card.types.map((type) => gameTerm(t, "type", type)).join(" / ");
  const typesAndRequirements = [types, ...requirements(t, card)].join(" · ");
  const and = card.disciplineLogic === "all" ? " & " : " / ";
  const disciplines = card.disciplines.flatMap((code, index): readonly TextSegment[] => [
    { kind: "text", text: index === 0 ? "  " : and },
    { kind: "discipline", code, level: 1 },
  ]);
  return [{ kind: "text", text: typesAndRequirements }, ...disciplines];
}

/** Superior first, then inferior, alphabetical inside each. */
function rail({ disciplines }: CryptCard): TextCard["disciplines"] {
  return Object.entries(disciplines).toSorted(
    ([one, oneLevel], [other, otherLevel]) => otherLevel - oneLevel || byCharacters(one, other),
  );
}
