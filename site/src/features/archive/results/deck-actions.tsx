import { useQueryClient } from "@tanstack/react-query";
import { fetchTwdText } from "../../../data/archive/twd-archive";
import { session } from "../../../data/session";
import { useStore } from "../../../data/store";
import { deckOfArchive } from "../../../domain/archive/winning-deck";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { useAnnounce } from "../../../ui/live-region";
import { useTask } from "../../../ui/use-task";
import styles from "../archive.module.css";
import type { DeckItemProps } from "./deck-item-props";
import { DeckLink } from "./deck-link";
import { SearchLink } from "./search-link";

/** Opens the deck, searches similar ones, or clones it. */
export function DeckActions<Criteria extends object>(props: DeckItemProps<Criteria>) {
  const { kind, deck, onOpen } = props;
  const { t } = useTranslation();
  const client = useQueryClient();
  const announce = useAnnounce();
  const signedIn = useStore(session) !== "out";
  const { archive } = kind;
  const id = archive.table.ids[deck] ?? "";
  const { task, run } = useTask({ once: true });
  const makeClone = async () => {
    const [{ cloneDeck }, text] = await Promise.all([
      import("../../../data/decks/commands/deck-commands"),
      kind.name === "twd" ? fetchTwdText(client, archive, deck) : undefined,
    ]);
    onOpen(await cloneDeck(client, deckOfArchive(archive, deck, text)));
    announce(t("archive.cloned"));
  };
  return (
    <p className={styles.actions}>
      <DeckLink {...props}>{t("archive.open")}</DeckLink>
      {signedIn && <Button onClick={() => run(makeClone)}>{t("archive.clone")}</Button>}
      {kind.name !== "tda" && (
        <SearchLink {...props} q={{ similar: id }} label={t("archive.similar")}>
          {t("archive.similar")}
        </SearchLink>
      )}
      {task === "failed" && <span role="alert">{t("archive.clone-failed")}</span>}
      {kind.favorite?.(id, archive.favorites[deck] ?? 0)}
    </p>
  );
}
