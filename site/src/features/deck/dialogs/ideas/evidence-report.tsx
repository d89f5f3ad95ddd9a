import type { Card, CardId } from "../../../../domain/card/card";
import { localizeCard } from "../../../../domain/card/localized-card";
import type { DeckCards } from "../../../../domain/deck/deck";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { CardLink } from "../../../../ui/card/card-link";
import styles from "./evidence.module.css";
import { formatCopies } from "./format-copies";
import { DIFFERENCES, type StandingOut } from "./stands-out";

interface EvidenceReportProps {
  readonly rows: readonly StandingOut[];
  /** The total of similar decks. */
  readonly decks: number;
  /** The requested cards. */
  readonly cards: DeckCards;
  readonly overlay: Overlay | null;
}

/** What stands out in a deck against similar winners, in a few lines. */
export function EvidenceReport({ rows, decks, cards, overlay }: EvidenceReportProps) {
  const { t } = useTranslation();
  const words = ({ card, how, playing, copies }: StandingOut) =>
    how === "absent" || how === "rare"
      ? t("deck-ideas.absent-line", { playing, decks })
      : t("deck-ideas.usual-line", { count: cards.get(card.id) ?? 0, usual: formatCopies(copies) });
  return (
    <section className={styles.report}>
      <h3>{t("deck-ideas.stands-out")}</h3>
      {rows.length === 0 && <p>{t("deck-ideas.all-usual")}</p>}
      <div className={styles.groups}>
        {DIFFERENCES.map((how) => {
          const group = rows.filter((row) => row.how === how);
          const among: readonly CardId[] = group.map(({ card }: { readonly card: Card }) => card.id);
          return (
            group.length > 0 && (
              <div key={how}>
                <h4>{t(`deck-ideas.${how}`)}</h4>
                <ul>
                  {group.map((row) => {
                    const localized = localizeCard(row.card, overlay);
                    return (
                      <li key={row.card.id}>
                        <CardLink id={row.card.id} among={among} preview lang={localized.nameLang}>
                          {localized.name}
                        </CardLink>{" "}
                        <span className={styles.words}>{words(row)}</span>
                      </li>
                    );
                  })}
                </ul>
              </div>
            )
          );
        })}
      </div>
      <p>
        <Button onClick={printReport}>{t("deck-ideas.print")}</Button>
      </p>
    </section>
  );
}

/** Prints the report alone: the style sheet hides the rest of the page while the mark is there. */
function printReport(): void {
  const { dataset } = document.documentElement;
  dataset.print = "report";
  window.addEventListener("afterprint", () => delete dataset.print, { once: true });
  window.print();
}
