import type { DeckEditing } from "../../../data/decks/hooks/use-deck-editing";
import { setPlaytestMode } from "../../../data/playtest/playtest-mode";
import { usePlaytestRole } from "../../../data/playtest/playtest-role";
import { isPlaytestId } from "../../../domain/card/ids";
import { type Deck, isEditable } from "../../../domain/deck/deck";
import { playtestMode } from "../../../i18n/en/playtest-mode";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import form from "../../../ui/dialog-form.module.css";

/** @public Loaded along with the component. */
export const messages = [playtestMode];

interface WithheldCardsProps {
  readonly deck: Deck;
  readonly editing: DeckEditing | undefined;
}

/** What can be done about a deck whose cards are not shown. */
export function WithheldCards({ deck, editing }: WithheldCardsProps) {
  const { t } = useTranslation();
  const hasRole = usePlaytestRole() !== "none";
  const cards = [...deck.cards.keys()].filter(isPlaytestId);
  const remove = () => editing?.change({ kind: "cards", copies: new Map(cards.map((card) => [card, -1])) });
  return (
    <>
      {deck.isAuthor && !hasRole && <p className={form.note}>{t("playtest-mode.owner")}</p>}
      <div className={form.choices}>
        {hasRole && <Button onClick={() => setPlaytestMode(true)}>{t("playtest-mode.turn-on")}</Button>}
        {editing && isEditable(deck) && <Button onClick={remove}>{t("playtest-mode.remove")}</Button>}
      </div>
    </>
  );
}
