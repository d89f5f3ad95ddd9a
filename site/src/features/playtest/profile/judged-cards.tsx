import { Eye } from "lucide";
import type { JudgedCard } from "../../../domain/playtest/progress";
import { useTranslation } from "../../../i18n/translation";
import { CardLink } from "../../../ui/card/card-link";
import { Icon } from "../../../ui/icon";
import styles from "./profile.module.css";

interface JudgedCardsProps {
  readonly title: string;
  readonly cards: readonly JudgedCard[];
}

/** Links to cards, with what the tester has written about each. */
export function JudgedCards({ title, cards }: JudgedCardsProps) {
  const { t } = useTranslation();
  const crypt = cards.filter(({ card }) => card.kind === "crypt");
  const library = cards.filter(({ card }) => card.kind === "library");
  const among = [...crypt, ...library].map(({ card }) => card.id);
  return (
    <section className={styles.cards} aria-label={title}>
      <h3>{title}</h3>
      {[crypt, library].map(
        (some) =>
          some[0] && (
            <div key={some[0].card.kind}>
              <h4>{t(`tester.${some[0].card.kind}`)}</h4>
              <ul>
                {some.map((one) => (
                  <li key={one.card.id}>
                    <CardLink id={one.card.id} among={among}>
                      {one.card.displayName}
                    </CardLink>
                    <Judgment {...one} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}

function Judgment({ report: { score, seen, text } }: JudgedCard) {
  const { t } = useTranslation();
  const isEmpty = score === 0 && text === "";
  return (
    <span className={styles.judgment}>
      {seen && (
        <>
          <Icon of={Eye} size={16} />
          <span className="visually-hidden">{t("report.seen")}</span>
        </>
      )}
      {!isEmpty && (score > 0 ? t("tester.rated", { score }) : t("tester.not-rated"))}
      {text !== "" && ` · ${t("tester.has-text")}`}
    </span>
  );
}
