import { Link } from "@tanstack/react-router";
import { rememberLink } from "../../../data/link-memory";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import { formatRefusal } from "../shared/format-failure";

interface DeckFailureProps {
  readonly problem: "unknown" | "connection";
  readonly retry?: (() => void) | undefined;
  /** The code with which the server refused to create the deck. */
  readonly refusedFor?: string | undefined;
}

/** The deck could not be loaded (docs/rules/decks.md §16). */
export function DeckFailure({ problem, retry, refusedFor }: DeckFailureProps) {
  const { t } = useTranslation();
  const unknown = problem === "unknown";
  const title = unknown ? "deck.no-deck" : "deck.no-connection";
  const hint = unknown ? "deck.no-deck-hint" : "deck.no-connection-hint";
  const refused = refusedFor !== undefined;
  return (
    <>
      <h1 className="visually-hidden">{t("deck.title")}</h1>
      <Panel title={t(refused ? "deck-list.failed" : title)}>
        <p role="alert">{refused ? formatRefusal(t, refusedFor) : t(hint)}</p>
        <p>
          {unknown || !retry ? (
            // The navigation must not lead back here.
            <Link
              to="/decks/{-$id}"
              params={{ id: undefined }}
              onClick={() => rememberLink({ decks: undefined })}
            >
              {t("deck.to-decks")}
            </Link>
          ) : (
            <Button onClick={retry}>{t("common.retry")}</Button>
          )}
        </p>
      </Panel>
    </>
  );
}
