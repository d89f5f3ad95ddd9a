import { useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentType, useMemo } from "react";
import { type Tournament, tournamentOptions } from "../../../data/archive/tda";
import { TDA_FORM, type TdaCriteria } from "../../../domain/archive/search/tda-form";
import { useTranslation } from "../../../i18n/translation";
import { useLoaded } from "../../../lazy/lazy-part";
import type { ArchiveKind, ArchivePageProps } from "../archive-page";
import { ArchiveSearch } from "../archive-search";
import { useArchiveCards } from "../use-archive-cards";
import { TdaOverview } from "./lazy-overview";
import type { TdaFiltersProps } from "./tda-filters";
import { TdaList } from "./tda-list";

const NOTHING_TYPED: readonly string[] = [];
const never = () => false;

interface TdaScreenProps extends ArchivePageProps {
  /** "" if no tournament is opened. */
  readonly event: string;
  /** The filters, loaded in parallel with the decks. */
  readonly Filters: ComponentType<TdaFiltersProps>;
}

/** Tournaments with reported decks; one of them may be opened. */
export function TdaScreen({ event, ...page }: TdaScreenProps) {
  return event === "" ? <TdaList /> : <Opened {...page} event={event} />;
}

function Opened({ event, ...page }: TdaScreenProps) {
  const { t } = useTranslation();
  // Fetched at the same time as the decks, which are shown below it.
  const isReady = useLoaded(TdaOverview, true);
  const { data: tournament } = useSuspenseQuery(tournamentOptions(event));
  if (tournament && !isReady) return page.pending;
  if (tournament) return <TournamentSearch {...page} tournament={tournament} />;
  return <TdaList problem={t("archive.no-event", { id: event })} />;
}

interface TournamentSearchProps extends Omit<TdaScreenProps, "event"> {
  readonly tournament: Tournament;
}

function TournamentSearch({ tournament, Filters, ...page }: TournamentSearchProps) {
  const cards = useArchiveCards();
  const kind = useMemo(
    (): ArchiveKind<TdaCriteria> => ({
      name: "tda",
      form: TDA_FORM,
      archive: tournament.archive,
      cards,
      sorts: ["place"],
      typed: NOTHING_TYPED,
      waits: never,
      filters: ({ draft, set }) => <Filters criteria={draft} set={set} cards={cards} />,
      above: (found) => <TdaOverview {...tournament} found={found} />,
    }),
    [tournament, cards, Filters],
  );
  return <ArchiveSearch {...page} kind={kind} />;
}
