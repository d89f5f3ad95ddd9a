import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError, OfflineError } from "../../../data/api";
import { cardIdeasOptions } from "../../../data/ideas/card-ideas";
import type { DeckCards } from "../../../domain/deck/deck";
import type { IdeasResponse } from "../../../generated/api";
import type { MessageKey } from "../../../i18n/catalogue";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import styles from "../deck-text.module.css";

interface AskedIdeasProps {
  /** Of the deck as it is now. */
  readonly cards: DeckCards;
  readonly children: (answer: IdeasResponse, asked: DeckCards) => ReactNode;
}

/** Asks the server once: what is told stays while the deck changes, until it is asked for again. */
export function AskedIdeas({ cards, children }: AskedIdeasProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(cards);
  const { data: answer, error, isFetching, refetch } = useQuery(cardIdeasOptions(asked));
  const problem = error && !isFetching ? problemOf(error) : undefined;
  return (
    <>
      {/* The words of a problem are read out when they come, so their place is there before. */}
      <div role="status">
        {isFetching && <p>{t("common.loading")}</p>}
        {problem && (
          <p className={styles.choices}>
            <span className={styles.problem}>{t(problem)}</span>
            <Button onClick={() => void refetch()}>{t("common.retry")}</Button>
          </p>
        )}
      </div>
      {answer && children(answer, asked)}
      {answer && asked !== cards && (
        <p>
          <Button onClick={() => setAsked(cards)}>{t("deck-ideas.again")}</Button>
        </p>
      )}
    </>
  );
}

function problemOf(error: Error): MessageKey {
  if (error instanceof OfflineError) return "deck-ideas.offline";
  if (error instanceof ApiError && error.code === "throttled") return "deck-ideas.throttled";
  return "deck.no-connection";
}
