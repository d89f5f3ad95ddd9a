import type { ReleasedCard } from "../../../domain/deck/deck";
import { formatDay } from "../../../i18n/day";
import { playtestMode } from "../../../i18n/en/playtest-mode";
import { useTranslation } from "../../../i18n/translation";

/** @public Loaded along with the component. */
export const messages = [playtestMode];

interface ReleasedCardsProps {
  readonly released: readonly ReleasedCard[];
  readonly nameOf: (card: string) => string;
}

/** What became of the playtest cards of a deck (docs/rules/playtest.md §9.3). */
export function ReleasedCards({ released, nameOf }: ReleasedCardsProps) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t("playtest-mode.released", { count: released.length })}</summary>
      <ul>
        {released.map(({ at, card, to, copies }) => (
          <li key={`${at} ${card}`}>
            {to === null
              ? t("playtest-mode.gone", { day: formatDay(t, at), card, copies })
              : t("playtest-mode.became", { day: formatDay(t, at), card, copies, name: nameOf(to) })}
          </li>
        ))}
      </ul>
    </details>
  );
}
