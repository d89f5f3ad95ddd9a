import type { CardId } from "../../../../domain/card/card";
import type { DrawStep, DrawTable } from "../../../../domain/deck/draw/draw-table";
import type { Copy } from "../../../../domain/deck/draw/part-draw";
import { formatSeed } from "../../../../domain/deck/draw/seed";
import type { Translate } from "../../../../i18n/translation";

/** More cards than this are only counted. */
const NAMED = 3;

/** The announcement of a step of the draw. */
export function announcement(
  t: Translate,
  step: DrawStep,
  before: DrawTable,
  after: DrawTable,
  nameOf: (card: CardId) => string,
): string {
  const drawn = came(before[step.part].drawn, after[step.part].drawn).map(({ card }) => nameOf(card));
  const names = (copies: readonly Copy[]) => copies.map(({ card }) => nameOf(card)).join(", ");
  switch (step.kind) {
    case "re-draw":
      return t("deck-draw.announced-dealt", { seed: formatSeed(after.seed) });
    case "draw-one":
    case "draw-all":
      return drawnCards(t, drawn);
    case "put-back":
      return t("deck-draw.announced-put-back", {
        card: names(came(before[step.part].rest, after[step.part].rest)),
      });
    case "return":
      return t("deck-draw.announced-returned", { card: drawn.join(", ") });
    case "burn": {
      const card = names(came(before[step.part].burned, after[step.part].burned));
      return [t("deck-draw.announced-played", { card }), drawnCards(t, drawn)].filter(Boolean).join(" · ");
    }
  }
}

function drawnCards(t: Translate, names: readonly string[]): string {
  if (names.length === 0) return "";
  if (names.length > NAMED) return t("deck-draw.announced-drawn-many", { count: names.length });
  return t("deck-draw.announced-drawn", { cards: names.join(", ") });
}

function came(before: readonly Copy[], after: readonly Copy[]): readonly Copy[] {
  const known = new Set(before.map(({ number }) => number));
  return after.filter(({ number }) => !known.has(number));
}
