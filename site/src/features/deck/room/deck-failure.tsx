import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";

interface DeckFailureProps {
  readonly problem: "unknown" | "connection";
  readonly onRetry: (() => void) | undefined;
}

/** The deck could not be had (spec 1 §8). */
export function DeckFailure({ problem, onRetry }: DeckFailureProps) {
  const { t } = useTranslation();
  const unknown = problem === "unknown";
  return (
    <Panel title={t(unknown ? "deck.no-deck" : "deck.no-connection")}>
      <p role="alert">{t(unknown ? "deck.no-deck-hint" : "deck.no-connection-hint")}</p>
      <p>
        {unknown || !onRetry ? (
          <Link to="/decks/{-$id}">{t("deck.to-decks")}</Link>
        ) : (
          <Button onClick={onRetry}>{t("common.retry")}</Button>
        )}
      </p>
    </Panel>
  );
}
