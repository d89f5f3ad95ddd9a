import { useQuery } from "@tanstack/react-query";
import { namesOptions } from "../../data/card-data";
import { optionalPart } from "../../data/optional-part";
import { displayName } from "../../domain/card/display-name";
import { asCardId, isCrypt } from "../../domain/card/ids";
import { cardOfDay } from "../../domain/name/card-of-day";
import { useTranslation } from "../../i18n/translation";
import { CardLink } from "../../ui/card/card-link";
import { today } from "../../ui/today";

/** A link to the card of today; nothing while the names are loading. */
export function CardOfDay() {
  const { t } = useTranslation();
  const { data } = useQuery(optionalPart(namesOptions()));
  const card = data && cardOfDay(data, today());
  const id = card && asCardId(card.id);
  return (
    card &&
    id !== undefined && (
      <>
        <CardLink id={id} preview lang="en">
          {displayName(card.name, card.suffix ?? "")}
        </CardLink>
        <p>{t(isCrypt(id) ? "shell.crypt" : "shell.library")}</p>
      </>
    )
  );
}
