import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { knownCards } from "../data/archive/twd-archive";
import { fetchDecks } from "../data/decks/commands/deck-commands";
import { decksSoFar, useDeckList } from "../data/decks/hooks/use-deck-list";
import { bareArchive } from "../domain/archive/archive";
import { dayNumber } from "../domain/archive/days";
import { archiveOrder, deckColumns } from "../domain/archive/deck-columns";
import type { OwnArchiveProps } from "../features/archive/archive-page";
import { useTranslation } from "../i18n/translation";
import { Button } from "../ui/button";

/** Builds an archive from the user's own decks that are not public; renders only a failure to fetch them. */
export function OwnArchive({ onArchive }: OwnArchiveProps) {
  const client = useQueryClient();
  const { t } = useTranslation();
  const list = useDeckList();
  const { status, retry } = list;
  const secret = decksSoFar(list).filter(({ publicChild, publicParent }) => !publicChild && !publicParent);
  const ids = secret.map(({ id }) => id);
  const { data, isError, refetch } = useQuery({
    queryKey: ["account", "own-archive", ids, secret.map(({ version }) => version)],
    queryFn: async () => {
      const [whole, cards] = await Promise.all([fetchDecks(client, ids), knownCards(client)]);
      const rows = whole
        .map(({ id, name, changed, cards: copies }) => ({ id, name, day: dayNumber(changed), cards: copies }))
        .sort(archiveOrder);
      return bareArchive(deckColumns(rows), cards);
    },
    enabled: status === "ready",
    structuralSharing: false,
    throwOnError: false,
  });
  const failed = !data && (isError || status === "failed");
  // In the same animation frame as the message below, so that the loading state disappears when the message appears.
  useLayoutEffect(() => {
    onArchive(data ?? (failed ? "failed" : undefined));
  }, [data, failed, onArchive]);
  if (!failed) return null;
  return (
    <div>
      <p role="alert">{t("archive.connection-problem")}</p>
      <Button onClick={() => (status === "failed" ? retry() : void refetch())}>{t("archive.retry")}</Button>
    </div>
  );
}
