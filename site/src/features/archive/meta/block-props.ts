import type { Archive } from "../../../domain/archive/archive";
import type { Dashboard } from "../../../domain/archive/meta/dashboard";
import type { FurtherMeasures } from "../../../domain/archive/meta/further-measures";
import type { TwdCriteria } from "../../../domain/archive/search/twd-form";
import type { Cards } from "../use-archive-cards";

/** What every part of the dashboard shows: the measures of the decks of a search. */
export interface BlockProps {
  readonly dashboard: Dashboard;
  readonly archive: Archive;
  readonly cards: Cards;
  readonly criteria: TwdCriteria;
}

/** What a block gets that is shown when all measures are computed. */
export interface FurtherBlockProps extends BlockProps {
  readonly further: FurtherMeasures;
}
