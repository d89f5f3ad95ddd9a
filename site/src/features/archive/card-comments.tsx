import { useCardLanguage } from "../../data/use-card-language";
import { localizeCard } from "../../domain/card/localized-card";
import { byCharacters } from "../../domain/text/order";
import type { TwdText } from "../../generated/published";
import { useTranslation } from "../../i18n/translation";
import { CardName } from "../../ui/card-row/card-name";
import { useArchiveCards } from "./use-archive-cards";

interface CardCommentsProps {
  readonly comments: NonNullable<TwdText["comments"]>;
}

/** Comments of the winner on single cards, crypt first. */
export function CardComments({ comments }: CardCommentsProps) {
  const { t } = useTranslation();
  const { overlay } = useCardLanguage();
  const cards = useArchiveCards();
  const shown = Object.entries(comments)
    .flatMap(([id, comment]) => {
      const card = cards.find(Number(id));
      return card ? [{ card, comment }] : [];
    })
    .sort(
      (one, other) =>
        byCharacters(one.card.kind, other.card.kind) ||
        byCharacters(one.card.displayName, other.card.displayName),
    );
  const among = shown.map(({ card }) => card.id);
  return (
    <details>
      <summary>{t("archive.comments", { count: shown.length })}</summary>
      <dl>
        {shown.map(({ card, comment }) => (
          <div key={card.id}>
            <dt>
              <CardName card={card} localized={localizeCard(card, overlay)} among={among} />
            </dt>
            <dd>{comment}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
