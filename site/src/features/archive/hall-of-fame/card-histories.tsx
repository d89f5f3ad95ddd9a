import { Link } from "@tanstack/react-router";
import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useCardLanguage } from "../../../data/use-card-language";
import { wordOf } from "../../../domain/archive/archive";
import type { CardHistory } from "../../../domain/archive/card-history";
import { isoDay } from "../../../domain/archive/days";
import type { CardKind } from "../../../domain/card/card";
import { localizeCard } from "../../../domain/card/localized-card";
import { useTranslation } from "../../../i18n/translation";
import { CardName } from "../../../ui/card-row/card-name";
import { Choice } from "../../../ui/form/choice";
import { Select } from "../../../ui/form/select";
import { Page } from "../../../ui/page";
import styles from "../archive.module.css";
import { PageHeader } from "../page-header";
import { PageRows } from "../page-rows";
import { DoubtfulWin } from "./doubtful-win";
import { countedGroups, type HistorySort, historyRows, historySorts } from "./history-rows";
import { NameField } from "./name-field";
import { type Histories, useHistories } from "./use-histories";

const keyOf = ({ card }: CardHistory) => card;

/** Printing and first win of every card. */
export function CardHistories() {
  const { t } = useTranslation();
  const histories = useHistories();
  const [kind, setKind] = useState<CardKind>("crypt");
  const [group, setGroup] = useState("");
  const [sort, setSort] = useState<HistorySort>("name");
  const [text, setText] = useState("");
  const sought = useDeferredValue(text);
  const offered = historySorts(kind);
  const groups = useMemo(() => countedGroups(t, histories, kind), [t, histories, kind]);
  const rows = useMemo(
    () => historyRows(histories, { kind, group, sort, text: sought }),
    [histories, kind, group, sort, sought],
  );
  const firsts = useMemo(() => countFirsts(histories), [histories]);
  return (
    <Page>
      <PageHeader title={t("titles.history")} isSample={histories.archive.isSample} />
      <div className={styles.head}>
        <Choice
          label={t("archive.history-kind")}
          value={kind}
          options={[
            { value: "crypt", label: t("shell.crypt") },
            { value: "library", label: t("shell.library") },
          ]}
          onChange={(next) => {
            setKind(next);
            setGroup("");
            if (!historySorts(next).includes(sort)) setSort("name");
          }}
        />
        <Labelled>
          <Select
            label={t(kind === "crypt" ? "search.clan" : "archive.type-or-discipline")}
            value={group}
            options={[{ value: "", label: t("search.any") }, ...groups]}
            onChange={setGroup}
          />
        </Labelled>
        <Labelled>
          <Select
            label={t("search.sort")}
            value={sort}
            options={offered.map((value) => ({ value, label: t(`archive.history-sort.${value}`) }))}
            onChange={setSort}
          />
        </Labelled>
        <NameField label={t("archive.find-card-or-player")} value={text} onChange={setText} />
        <span role="status">{t("search.count", { count: rows.length })}</span>
      </div>
      <p className={`${styles.history} ${styles.note}`}>
        <span>{t("archive.history-sort.name")}</span>
        <span>{t("archive.print-short")}</span>
        <span>{t("archive.win-short")}</span>
        <abbr title={t("archive.years-to-win")}>{t("archive.ytw-short")}</abbr>
        <span>{t("archive.history-sort.player")}</span>
      </p>
      <PageRows
        label={t("titles.history")}
        items={rows}
        estimate={36}
        keyOf={keyOf}
        render={(row) => <HistoryRow histories={histories} row={row} firsts={firsts} />}
      />
    </Page>
  );
}

function Labelled({ children }: { readonly children: ReactNode }) {
  return <span className={styles.select}>{children}</span>;
}

/** Number of first wins per player. */
function countFirsts({ people, all }: Histories): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { deck } of all) {
    if (deck === undefined) continue;
    const player = wordOf(people, deck);
    counts.set(player, (counts.get(player) ?? 0) + 1);
  }
  return counts;
}

interface RowProps {
  readonly histories: Histories;
  readonly row: CardHistory;
  readonly firsts: ReadonlyMap<string, number>;
}

function HistoryRow({ histories: { archive, people, cards }, row, firsts }: RowProps) {
  const { t } = useTranslation();
  const { overlay } = useCardLanguage();
  const card = cards.find(row.card);
  if (!card) return null;
  const { deck, printed, years } = row;
  const player = deck === undefined ? "" : wordOf(people, deck);
  const year = (day: number | undefined) => (day === undefined ? "–" : isoDay(day).slice(0, 4));
  return (
    <div className={styles.history}>
      <CardName card={card} localized={localizeCard(card, overlay)} among={[card.id]} />
      <span title={t("archive.printed")}>{year(printed)}</span>
      <span title={t("archive.won")}>
        {year(deck === undefined ? undefined : archive.table.days[deck])}
        {row.isDoubtful && <DoubtfulWin />}
      </span>
      <span title={t("archive.years-to-win")}>
        {deck === undefined ? <strong>{years}+</strong> : (years ?? "–")}
      </span>
      {deck === undefined ? (
        <span>{t("archive.never")}</span>
      ) : (
        <span className={styles.head}>
          <Link to="/twd" search={{ q: JSON.stringify({ author: player }) }}>
            {player} ({firsts.get(player)})
          </Link>
          <Link to="/decks/{-$id}" params={{ id: archive.table.ids[deck] }}>
            {t("archive.open")}
          </Link>
        </span>
      )}
    </div>
  );
}
