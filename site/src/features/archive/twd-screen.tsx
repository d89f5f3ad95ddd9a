import { useSuspenseQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { twdArchiveOptions } from "../../data/archive/twd-archive";
import { EVENT_FROM } from "../../domain/archive/search/event";
import { TWD_FORM, type TwdCriteria } from "../../domain/archive/search/forms";
import { LIVE, useMedia } from "../../ui/use-media";
import { ArchiveSearch } from "./archive-search";
import type { TwdFiltersProps } from "./filters/twd-filters";
import type { ArchiveKind, ArchiveRoomProps } from "./room";
import { useCards } from "./use-cards";

const TYPED = ["event"];

function waits({ event }: TwdCriteria): boolean {
  return event !== "" && event.trim().length < EVENT_FROM;
}

interface TwdScreenProps extends ArchiveRoomProps {
  /** The form, fetched while the decks are. */
  readonly Filters: ComponentType<TwdFiltersProps>;
}

/** Decks that won tournaments. */
export function TwdScreen({ Filters, ...props }: TwdScreenProps) {
  const { data: archive } = useSuspenseQuery(twdArchiveOptions());
  const cards = useCards();
  const live = useMedia(LIVE);
  const kind: ArchiveKind<TwdCriteria> = {
    name: "twd",
    form: TWD_FORM,
    archive,
    cards,
    sorts: ["new", "old", "players"],
    typed: TYPED,
    waits,
    filters: ({ draft, set }) => (
      <Filters criteria={draft} set={set} archive={archive} cards={cards} live={live} />
    ),
  };
  return <ArchiveSearch {...props} kind={kind} />;
}
