import { useState } from "react";
import { changeDay } from "../../../data/seating/day-store";
import { type Day, nameOf } from "../../../domain/seating/day/day";
import { withBestOrder, withSwap } from "../../../domain/seating/day/swap";
import type { PlayerIndex } from "../../../domain/seating/seating";
import { useTranslation } from "../../../i18n/translation";
import { useAnnounce } from "../../../ui/live-region";
import { ChangeDialog } from "./change-dialog";
import { TableCard } from "./table-card";
import styles from "./tables.module.css";

interface RoundTablesProps {
  readonly day: Day;
  /** From 0. */
  readonly round: number;
}

/** A change of seats that is not decided yet. */
interface Proposal {
  readonly title: string;
  readonly after: Day;
}

/** The tables of a round. Of one that is not played, two players can be swapped and a table be put into its best order. */
export function RoundTables({ day, round }: RoundTablesProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [chosen, setChosen] = useState<PlayerIndex>();
  const [proposal, setProposal] = useState<Proposal>();
  const [note, setNote] = useState("");
  const isFixed = round < day.played;
  const say = (text: string) => {
    setNote(text);
    announce(text);
  };
  const choose = (player: PlayerIndex) => {
    if (chosen === undefined) {
      setChosen(player);
      say(t("seating-day.swap-chosen", { name: nameOf(day, player) }));
      return;
    }
    setChosen(undefined);
    setNote("");
    if (player === chosen) return;
    const title = t("seating-day.swap", { one: nameOf(day, chosen), other: nameOf(day, player) });
    setProposal({ title, after: withSwap(day, round, chosen, player) });
  };
  const reorder = (table: number) => {
    const after = withBestOrder(day, round, table);
    setChosen(undefined);
    if (after === day) say(t("seating-day.order-best", { table: table + 1 }));
    else setProposal({ title: t("seating-day.reorder-table", { table: table + 1 }), after });
  };
  return (
    <>
      {!isFixed && <p className={styles.status}>{note || t("seating-day.swap-hint")}</p>}
      <div className={styles.tables}>
        {day.rounds[round]?.tables.map((table, index) => (
          <TableCard
            key={table.toSorted((a, b) => a - b).join()}
            {...{ day, table, index, chosen }}
            onChoose={isFixed ? undefined : choose}
            onReorder={() => reorder(index)}
          />
        ))}
      </div>
      {proposal && (
        <ChangeDialog
          {...proposal}
          before={day}
          onConfirm={() => {
            changeDay(proposal.after);
            setNote("");
            setProposal(undefined);
          }}
          onCancel={() => setProposal(undefined)}
        />
      )}
    </>
  );
}
