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
import { useCardPool } from "../../../ui/card/card-pool";
import type { Column } from "../../../ui/list/virtual-rows";
import styles from "../../../ui/search/notices.module.css";
import { ProblemList } from "../../../ui/search/problem-list";
import type { AddingTo } from "../adding/adding";
import type { Search } from "../use-search";
import { CompareTray } from "./compare-tray";
import { ResultList, type RowProps } from "./result-list";
import { StartPanel } from "./start-panel";

interface ResultsProps<Kind extends CardKind, Shown extends Card> {
  readonly kind: Kind;
  readonly search: Search<Kind>;
  readonly base: CardBase<Shown>;
  /** Sorted; undefined when nothing is asked. */
  readonly cards: readonly Shown[] | undefined;
  /** The answer is being worked out. */
  readonly isAwaited: boolean;
  readonly problems: readonly QueryProblem[];
  readonly overlay: Overlay | null;
  readonly Row: ComponentType<RowProps<Shown>>;
  /** What scrolls the results; undefined when the page does. */
  readonly scroller: HTMLElement | undefined;
  /** The deck that cards are put into. */
  readonly target: AddingTo;
}

/** What went wrong, the answer, then the compared cards, which lie over its end: nothing moves when one is added. */
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
      </div>
      <Answer {...props} column={column} />
      <CompareTray cards={compared} overlay={overlay} />
    </>
  );
}

interface AnswerProps<Kind extends CardKind, Shown extends Card> extends ResultsProps<Kind, Shown> {
  readonly column: Column | undefined;
}

/** The list, or what is said in its place. The rows stay behind that: they are changed sooner than made anew. */
function Answer<Kind extends CardKind, Shown extends Card>(props: AnswerProps<Kind, Shown>) {
  const { search, cards, overlay, Row, column, target } = props;
  /** The search whose many results were asked for. */
  const [expanded, setExpanded] = useState<unknown>();
  const [kept, setKept] = useState<readonly Shown[]>();
  const isMany = cards !== undefined && cards.length > PREVIEW_LIMIT && expanded !== search.shown;
  const listed = cards === undefined || cards.length === 0 || isMany ? undefined : cards;
  if (listed && listed !== kept) setKept(listed);
  const rows = listed ?? kept;
  return (
    <>
      {!listed && <NoList {...props} onShow={() => setExpanded(search.shown)} />}
      {rows && (
        <div hidden={!listed}>
          <ResultList
            cards={rows}
            isShown={listed !== undefined}
            overlay={overlay}
            Row={Row}
            column={column}
            target={target}
          />
        </div>
      )}
    </>
  );
}

interface NoListProps<Kind extends CardKind, Shown extends Card> extends AnswerProps<Kind, Shown> {
  /** Shows the many results all the same. */
  readonly onShow: () => void;
}

/** Nothing is asked yet, nothing was found, or so much that somebody has to want to see it. */
function NoList<Kind extends CardKind, Shown extends Card>(props: NoListProps<Kind, Shown>) {
  const { kind, search, cards, isAwaited, onShow } = props;
  const { t } = useTranslation();
  const isLimited = useCardPool() !== undefined;
  if (cards === undefined && isAwaited) {
    return (
      <p role="status" className={styles.lead}>
        {t("common.loading")}
      </p>
    );
  }
  if (cards === undefined) {
    return <StartPanel kind={kind} emptyRequest={search.emptyRequest} onSearch={search.replace} />;
  }
  if (cards.length === 0) {
    return (
      <div className={styles.panel}>
        <p className={styles.message}>{t("search.none-found")}</p>
        <p className={styles.lead}>{t("search.none-found-lead")}</p>
        {isLimited && <p className={styles.lead}>{t("search.limited-lead")}</p>}
        <Button onClick={() => search.replace(emptyCriteria(kind))}>{t("search.clear")}</Button>
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{t("search.many", { count: cards.length })}</p>
      <Button variant="primary" onClick={onShow}>
        {t("search.show-n", { count: cards.length })}
      </Button>
    </div>
  );
}
