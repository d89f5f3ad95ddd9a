import { areWrong } from "../../../../domain/deck/facts/crypt-facts";
import type { DeckFacts } from "../../../../domain/deck/facts/deck-facts";
import { useTranslation } from "../../../../i18n/translation";
import { Warning } from "../deck-section";

/** Groups, average capacity and problems of a crypt. */
export function CryptWarnings({ facts }: { readonly facts: DeckFacts }) {
  const { t } = useTranslation();
  const { groups } = facts;
  const average = Math.round(facts.capacity.average * 100) / 100;
  return (
    <>
      {groups && !areWrong(groups) && (
        <span>
          {groups.lowest === groups.highest ? `G${groups.lowest}` : `G${groups.lowest}-${groups.highest}`}
        </span>
      )}
      {areWrong(groups) && <Warning title={t("deck.wrong-groups-hint")}>{t("deck.wrong-groups")}</Warning>}
      {facts.crypt > 0 && <span>{t("deck.average", { average })}</span>}
    </>
  );
}
