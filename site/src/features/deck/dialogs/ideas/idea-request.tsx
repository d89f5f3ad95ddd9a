import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError, OfflineError } from "../../../../data/api";
import { cardIdeasOptions } from "../../../../data/ideas/card-ideas";
import type { DeckCards } from "../../../../domain/deck/deck";
import type { IdeasResponse } from "../../../../generated/api";
import type { MessageKey } from "../../../../i18n/catalogue";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import styles from "../../../../ui/dialog-form.module.css";

interface IdeaRequestProps {
  /** Of the deck in its present state. */
  readonly cards: DeckCards;
  readonly children: (answer: IdeasResponse, requested: DeckCards) => ReactNode;
}

/** Fetches ideas on request: they stay while the deck changes, until the next request. */
export function IdeaRequest({ cards, children }: IdeaRequestProps) {
  const { t } = useTranslation();
  const [requested, setRequested] = useState(cards);
  const { data: answer, error, isFetching, refetch } = useQuery(cardIdeasOptions(requested));
  const problem = error && !isFetching ? problemOf(error) : undefined;
  return (
    <>
      {/* A live region must exist before its message appears. */}
      <div role="status">
        {isFetching && <p>{t("common.loading")}</p>}
        {problem && (
          <p className={styles.choices}>
            <span className={styles.problem}>{t(problem)}</span>
            <Button onClick={() => void refetch()}>{t("common.retry")}</Button>
          </p>
        )}
      </div>
      {answer && children(answer, requested)}
      {answer && requested !== cards && (
        <p>
          <Button onClick={() => setRequested(cards)}>{t("deck-ideas.again")}</Button>
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
