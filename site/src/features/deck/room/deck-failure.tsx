import { Link } from "@tanstack/react-router";
import { rememberLink } from "../../../data/link-memory";
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
    <>
      <h1 className="visually-hidden">{t("deck.title")}</h1>
      <Panel title={t(unknown ? "deck.no-deck" : "deck.no-connection")}>
        <p role="alert">{t(unknown ? "deck.no-deck-hint" : "deck.no-connection-hint")}</p>
        <p>
          {unknown || !onRetry ? (
            // Nothing is to lead back here.
            <Link
              to="/decks/{-$id}"
              params={{ id: undefined }}
              onClick={() => rememberLink({ deck: undefined })}
            >
              {t("deck.to-decks")}
            </Link>
          ) : (
            <Button onClick={onRetry}>{t("common.retry")}</Button>
          )}
        </p>
      </Panel>
    </>
  );
}
