import { useSuspenseQuery } from "@tanstack/react-query";
import { cryptBaseOptions, libraryBaseOptions } from "../../../data/card-data";
import type { Card } from "../../../domain/card/card";
import type { Deck } from "../../../domain/deck/deck";
import type { EvidenceSchema, IdeasResponse } from "../../../generated/api";
import { deckIdeas } from "../../../i18n/en/deck-ideas";
import { useTranslation } from "../../../i18n/translation";
import { useOverlay } from "../page/use-overlay";
import { AskedIdeas } from "./asked-ideas";
import styles from "./evidence.module.css";
import { EvidenceTable, type ShownCard } from "./evidence-table";

/** @public Loaded along with the component. */
export const messages = [deckIdeas];

/** What the winning decks most similar to a deck show of its cards. */
export function EvidenceOfDeck({ deck }: { readonly deck: Deck }) {
  const { t } = useTranslation();
  const { data: crypt } = useSuspenseQuery(cryptBaseOptions());
  const { data: library } = useSuspenseQuery(libraryBaseOptions());
  const overlay = useOverlay();
  return (
    <div className={styles.evidence}>
      <AskedIdeas cards={deck.cards}>
        {(answer, asked) => {
          const nothing = nothingToTell(answer);
          if (nothing) return <p>{t(nothing)}</p>;
          const { decks } = answer.evidence;
          const common = { decks, cards: asked, overlay };
          return (
            <>
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
      </AskedIdeas>
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
