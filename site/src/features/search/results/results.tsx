import { type ComponentType, useMemo, useRef, useState } from "react";
import { usePinnedCards } from "../../../data/pinned-cards";
import type { Card, CardKind } from "../../../domain/card/card";
import type { CardBase } from "../../../domain/search/card-base";
import type { CardForm } from "../../../domain/search/criteria";
import type { QueryProblem } from "../../../domain/search/filter";
import { PREVIEW_LIMIT } from "../../../domain/search/limits";
import type { ResultView } from "../../../domain/search/result-view";
import type { Overlay } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";
import { Button } from "../../../ui/button";
import { useCardPool } from "../../../ui/card/card-pool";
import type { Example } from "../../../ui/search/example";
import styles from "../../../ui/search/notices.module.css";
import { ProblemList } from "../../../ui/search/problem-list";
import type { AddTargetState } from "../add-mode/add-mode";
import type { WinOrder } from "../marks/win-order";
import type { Search } from "../search-kind";
import { ResultList, type RowProps } from "./result-list";
import { StartPanel } from "./start-panel";

const CardGrid = lazyPart(
  loadPart(
    "card-grid",
    () => import("../grid/card-grid"),
    (module) => module.CardGrid,
  ),
);
const CompareTray = lazyPart(
  loadPart(
    "compare-tray",
    () => import("./pinned/compare-tray"),
    (module) => module.CompareTray,
  ),
);

interface ResultsProps<Kind extends CardKind, Shown extends Card> {
  readonly kind: Kind;
  readonly form: CardForm<Kind>;
  readonly search: Search<Kind>;
  readonly base: CardBase<Shown>;
  readonly examples: readonly Example[];
  /** Sorted; undefined without a search. */
  readonly cards: readonly Shown[] | undefined;
  /** The results are being computed. */
  readonly isPending: boolean;
  readonly problems: readonly QueryProblem[];
  readonly winOrder: WinOrder | undefined;
  readonly overlay: Overlay | null;
  readonly Row: ComponentType<RowProps<Shown>>;
  /** The scroller of the results; undefined if the page scrolls. */
  readonly scroller: HTMLElement | undefined;
  /** The deck that cards are added to. */
  readonly target: AddTargetState;
  readonly view: ResultView;
}

/**
 * Problems, results, then the compared cards, which overlay the end of the list, so that nothing moves when one is
 * added. Rows stay mounted but hidden, because updating is cheaper than remounting.
 */
export function Results<Kind extends CardKind, Shown extends Card>(props: ResultsProps<Kind, Shown>) {
  const { base, search, cards, problems, winOrder, overlay, Row, scroller, target, view } = props;
  const above = useRef<HTMLDivElement>(null);
  const column = useMemo(() => scroller && { scroller, above }, [scroller]);
  const pinned = usePinnedCards();
  const compared = useMemo(() => pinned.flatMap((id) => base.byId.get(id) ?? []), [pinned, base]);
  /** The search for which many results are shown on request. */
  const [expanded, setExpanded] = useState<unknown>();
  const [latest, setLatest] = useState<readonly Shown[]>();
  const isMany = cards !== undefined && cards.length > PREVIEW_LIMIT && expanded !== search.shown;
  const listed = cards === undefined || cards.length === 0 || isMany ? undefined : cards;
  if (listed && listed !== latest) setLatest(listed);
  const rows = listed ?? latest;
  return (
    <>
      <div ref={above} className={styles.above}>
        <ProblemList problems={problems} />
        {winOrder?.notice}
      </div>
      {!listed && <Placeholder {...props} onShow={() => setExpanded(search.shown)} />}
      {listed && view !== "list" && (
        <CardGrid cards={listed} overlay={overlay} column={column} asText={view === "text"} />
      )}
      {rows && (
        <div hidden={!listed || view !== "list"}>
          <ResultList
            cards={rows}
            isShown={listed !== undefined && view === "list"}
            overlay={overlay}
            Row={Row}
            column={column}
            target={target}
          />
        </div>
      )}
      {compared.length > 0 && <CompareTray cards={compared} overlay={overlay} />}
    </>
  );
}

interface PlaceholderProps<Kind extends CardKind, Shown extends Card> extends ResultsProps<Kind, Shown> {
  /** Shows many results on request. */
  readonly onShow: () => void;
}

/** Shown before a search, without results, or for more results than are rendered without a request. */
function Placeholder<Kind extends CardKind, Shown extends Card>(props: PlaceholderProps<Kind, Shown>) {
  const { kind, form, examples, search, cards, isPending, onShow } = props;
  const { t } = useTranslation();
  const isLimited = useCardPool() !== undefined;
  if (cards === undefined && isPending) {
    return (
      <p role="status" className={styles.lead}>
        {t("common.loading")}
      </p>
    );
  }
  if (cards === undefined) {
    return (
      <StartPanel
        kind={kind}
        form={form}
        examples={examples}
        emptyRequest={search.emptyRequest}
        onSearch={search.replace}
      />
    );
  }
  if (cards.length === 0) {
    return (
      <div className={styles.panel}>
        <p className={styles.message}>{t("search.none-found")}</p>
        <p className={styles.lead}>{t("search.none-found-lead")}</p>
        {isLimited && <p className={styles.lead}>{t("search.limited-lead")}</p>}
        <Button onClick={() => search.replace(form.empty)}>{t("search.clear")}</Button>
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
