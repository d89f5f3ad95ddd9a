import { type ComponentType, useMemo, useRef, useState } from "react";
import { usePinnedCards } from "../../../data/pinned-cards";
import type { Card, CardKind } from "../../../domain/card/card";
import type { CardBase } from "../../../domain/search/card-base";
import { emptyCriteria } from "../../../domain/search/criteria";
import type { QueryProblem } from "../../../domain/search/filter";
import { PREVIEW_LIMIT } from "../../../domain/search/limits";
import type { Overlay } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import type { Column } from "../../../ui/list/virtual-rows";
import type { AddingTarget } from "../adding/adding";
import type { Search } from "../use-search";
import { CompareTray } from "./compare-tray";
import styles from "./notices.module.css";
import { ProblemList } from "./problem-list";
import { ResultList, type RowProps } from "./result-list";
import { StartPanel } from "./start-panel";

interface ResultsProps<Kind extends CardKind, Shown extends Card> {
  readonly kind: Kind;
  readonly search: Search<Kind>;
  readonly base: CardBase<Shown>;
  /** Sorted; undefined when nothing is asked. */
  readonly cards: readonly Shown[] | undefined;
  readonly problems: readonly QueryProblem[];
  readonly overlay: Overlay | null;
  readonly Row: ComponentType<RowProps<Shown>>;
  /** What scrolls the results; undefined when the page does. */
  readonly scroller: HTMLElement | undefined;
  /** The deck that cards are put into. */
  readonly target: AddingTarget | undefined;
}

/** What went wrong, the compared cards, then the answer. */
export function Results<Kind extends CardKind, Shown extends Card>(props: ResultsProps<Kind, Shown>) {
  const { base, problems, overlay, scroller } = props;
  const above = useRef<HTMLDivElement>(null);
  const column = useMemo(() => scroller && { scroller, above }, [scroller]);
  const pinned = usePinnedCards();
  const compared = useMemo(() => pinned.flatMap((id) => base.byId.get(id) ?? []), [pinned, base]);
  return (
    <>
      <div ref={above} className={styles.above}>
        <ProblemList problems={problems} />
        <CompareTray cards={compared} overlay={overlay} />
      </div>
      <Answer {...props} column={column} />
    </>
  );
}

function Answer<Kind extends CardKind, Shown extends Card>({
  kind,
  search,
  cards,
  overlay,
  Row,
  column,
  target,
}: ResultsProps<Kind, Shown> & { readonly column: Column | undefined }) {
  const { t } = useTranslation();
  /** The search whose many results were asked for. */
  const [expanded, setExpanded] = useState<unknown>();

  if (cards === undefined) {
    return <StartPanel kind={kind} emptyRequest={search.emptyRequest} onSearch={search.replace} />;
  }
  if (cards.length === 0) {
    return (
      <div className={styles.panel}>
        <p className={styles.message}>{t("search.none-found")}</p>
        <p className={styles.lead}>{t("search.none-found-lead")}</p>
        <Button onClick={() => search.replace(emptyCriteria(kind))}>{t("search.clear")}</Button>
      </div>
    );
  }
  if (cards.length > PREVIEW_LIMIT && expanded !== search.shown) {
    return (
      <div className={styles.panel}>
        <p className={styles.lead}>{t("search.many", { count: cards.length })}</p>
        <Button variant="primary" onClick={() => setExpanded(search.shown)}>
          {t("search.show-n", { count: cards.length })}
        </Button>
      </div>
    );
  }
  return <ResultList cards={cards} overlay={overlay} Row={Row} column={column} target={target} />;
}
