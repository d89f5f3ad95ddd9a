import { type ComponentType, useMemo } from "react";
import { useFavorites } from "../../../data/pda/favorites";
import { usePublicArchive } from "../../../data/pda/use-public-archive";
import { session } from "../../../data/session";
import { useStore } from "../../../data/store";
import { PDA_FORM, type PdaCriteria } from "../../../domain/archive/search/pda-form";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Page } from "../../../ui/page";
import type { ArchiveKind, ArchivePageProps, OwnArchiveProps } from "../archive-page";
import { ArchiveSearch } from "../archive-search";
import { useArchiveCards } from "../use-archive-cards";
import { FavoriteButton } from "./favorite-button";
import type { PdaFiltersProps } from "./pda-filters";

const NOTHING_TYPED: readonly string[] = [];
const never = () => false;

interface PdaScreenProps extends ArchivePageProps {
  readonly OwnArchive: ComponentType<OwnArchiveProps>;
  /** The filters, loaded in parallel with the decks. */
  readonly Filters: ComponentType<PdaFiltersProps>;
}

/** Archive of public decks. */
export function PdaScreen({ OwnArchive, Filters, ...page }: PdaScreenProps) {
  const { t } = useTranslation();
  const found = usePublicArchive();
  const favorites = useFavorites();
  const cards = useArchiveCards();
  const signedIn = useStore(session) !== "out";
  const inventoryMode = page.inventory !== undefined;
  const archive = found.status === "ready" ? found.archive : undefined;
  const own = found.status === "ready" ? found.own : undefined;
  const kind = useMemo(
    (): ArchiveKind<PdaCriteria> | undefined =>
      archive && {
        name: "pda",
        form: PDA_FORM,
        archive,
        cards,
        own,
        sorts: ["new", "old", "favorites"],
        typed: NOTHING_TYPED,
        waits: never,
        OwnArchive: signedIn ? OwnArchive : undefined,
        filters: ({ draft, set }) => (
          <Filters
            criteria={draft}
            set={set}
            archive={archive}
            cards={cards}
            inventoryMode={inventoryMode}
            signedIn={signedIn}
          />
        ),
        favorite: (id, count) => <FavoriteButton id={id} published={count} favorites={favorites} />,
      },
    [archive, cards, own, signedIn, inventoryMode, favorites, OwnArchive, Filters],
  );
  if (kind) return <ArchiveSearch {...page} kind={kind} />;
  if (found.status !== "failed") return page.pending;
  return (
    <Page>
      <h1 tabIndex={-1}>{t("shell.title-pda")}</h1>
      <p role="alert">{t("archive.connection-problem")}</p>
      <Button onClick={found.retry}>{t("archive.retry")}</Button>
    </Page>
  );
}
