import { useSuspenseQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { twdArchiveOptions } from "../../data/archive/twd-archive";
import { MIN_EVENT_LENGTH } from "../../domain/archive/search/event";
import { TWD_FORM, type TwdCriteria } from "../../domain/archive/search/twd-form";
import { LIVE, useMedia } from "../../ui/use-media";
import type { ArchiveKind, ArchivePageProps } from "./archive-page";
import { ArchiveSearch } from "./archive-search";
import type { TwdFiltersProps } from "./filters/twd-filters";
import { MoreLinks } from "./results/more-links";
import { useArchiveCards } from "./use-archive-cards";

const TYPED = ["event"];

function waits({ event }: TwdCriteria): boolean {
  return event !== "" && event.trim().length < MIN_EVENT_LENGTH;
}

interface TwdScreenProps extends ArchivePageProps {
  /** The filters, loaded in parallel with the decks. */
  readonly Filters: ComponentType<TwdFiltersProps>;
}

/** Archive of winning decks. */
export function TwdScreen({ Filters, ...props }: TwdScreenProps) {
  const { data: archive } = useSuspenseQuery(twdArchiveOptions());
  const cards = useArchiveCards();
  const live = useMedia(LIVE);
  const kind: ArchiveKind<TwdCriteria> = {
    name: "twd",
    More: MoreLinks,
    form: TWD_FORM,
    archive,
    cards,
    sorts: ["new", "old", "players"],
    typed: TYPED,
    waits,
    filters: ({ draft, set }) => (
      <Filters
        criteria={draft}
        set={set}
        archive={archive}
        cards={cards}
        inventoryMode={props.inventory !== undefined}
        live={live}
      />
    ),
  };
  return <ArchiveSearch {...props} kind={kind} />;
}
