import { useSuspenseQuery } from "@tanstack/react-query";
import { cryptBaseOptions, libraryBaseOptions } from "../../../../data/card-data";
import type { Card } from "../../../../domain/card/card";
import type { Deck } from "../../../../domain/deck/deck";
import type { EvidenceSchema, IdeasResponse } from "../../../../generated/api";
import { deckIdeas } from "../../../../i18n/en/deck-ideas";
import { useTranslation } from "../../../../i18n/translation";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import { useOverlay } from "../../shared/use-overlay";
import styles from "./evidence.module.css";
import { EvidenceReport } from "./evidence-report";
import { EvidenceTable, type ShownCard } from "./evidence-table";
import { IdeaRequest } from "./idea-request";
import { standingOut } from "./stands-out";

/** @public Loaded along with the component. */
export const messages = [deckIdeas];
/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

/** How the most similar winning decks use the cards of a deck. */
export function EvidenceOfDeck({ deck }: { readonly deck: Deck }) {
  const { t } = useTranslation();
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  const overlay = useOverlay();
  const find = (id: number): Card | undefined => crypt.byId.get(id) ?? library.byId.get(id);
  return (
    <div className={styles.evidence} data-report>
      <IdeaRequest cards={deck.cards}>
        {(answer, requested) => {
          const nothing = nothingToTell(answer);
          if (nothing) return <p>{t(nothing)}</p>;
          const { decks } = answer.evidence;
          const common = { decks, cards: requested, overlay };
          return (
            <>
              <h2 className={styles.printed}>
                {t("deck-ideas.report-of", { deck: deck.name, count: decks })}
              </h2>
              <EvidenceReport
                {...common}
                rows={standingOut({
                  decks,
                  evidence: answer.evidence.cards,
                  ideas: [...answer.crypt, ...answer.library],
                  find,
                })}
              />
              <p>{t("deck-ideas.evidence", { count: decks })}</p>
              <EvidenceTable
                {...common}
                title={t("deck.crypt")}
                rows={mostPlayedFirst(answer.evidence, (id) => crypt.byId.get(id))}
              />
              <EvidenceTable
                {...common}
                title={t("deck.library")}
                rows={mostPlayedFirst(answer.evidence, (id) => library.byId.get(id))}
              />
            </>
          );
        }}
      </IdeaRequest>
    </div>
  );
}

function nothingToTell({ learntFrom, evidence }: IdeasResponse) {
  if (learntFrom === "products") return "deck-ideas.evidence-none";
  return evidence.cards.length === 0 ? "deck-ideas.evidence-few" : undefined;
}

function mostPlayedFirst(
  { cards }: EvidenceSchema,
  find: (id: number) => Card | undefined,
): readonly ShownCard[] {
  const rows = cards.flatMap((shown) => {
    const card = find(shown.card);
    return card === undefined ? [] : [{ card, shown }];
  });
  return rows.sort((one, other) => other.shown.playing - one.shown.playing);
}
