import { useSuspenseQuery } from "@tanstack/react-query";
import { type ComponentType, useMemo } from "react";
import { type Tournament, tournamentOptions } from "../../../data/archive/tda";
import { TDA_FORM, type TdaCriteria } from "../../../domain/archive/search/forms";
import { useTranslation } from "../../../i18n/translation";
import styles from "../archive.module.css";
import { ArchiveSearch } from "../archive-search";
import type { ArchiveKind, ArchiveRoomProps } from "../room";
import { useCards } from "../use-cards";
import { TdaCharts } from "./tda-charts";
import type { TdaFiltersProps } from "./tda-filters";
import { TdaInfo } from "./tda-info";
import { TdaList } from "./tda-list";

const NOTHING_TYPED: readonly string[] = [];
const never = () => false;

interface TdaScreenProps extends ArchiveRoomProps {
  /** "": none is opened. */
  readonly event: string;
  /** The form, fetched while the decks are. */
  readonly Filters: ComponentType<TdaFiltersProps>;
}

/** Tournaments whose decks were collected; one of them opened. */
export function TdaScreen({ event, ...room }: TdaScreenProps) {
  return event === "" ? <TdaList /> : <Opened {...room} event={event} />;
}

function Opened({ event, ...room }: TdaScreenProps) {
  const { t } = useTranslation();
  const { data: tournament } = useSuspenseQuery(tournamentOptions(event));
  if (tournament) return <TournamentSearch {...room} tournament={tournament} />;
  return <TdaList problem={t("archive.no-event", { id: event })} />;
}

interface TournamentSearchProps extends Omit<TdaScreenProps, "event"> {
  readonly tournament: Tournament;
}

function TournamentSearch({ tournament, Filters, ...room }: TournamentSearchProps) {
  const cards = useCards();
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
      above: (found) => (
        <div className={styles.above}>
          <TdaInfo event={tournament.event} />
          <TdaCharts {...tournament} found={found} />
        </div>
      ),
    }),
    [tournament, cards, Filters],
  );
  return <ArchiveSearch {...room} kind={kind} />;
}
