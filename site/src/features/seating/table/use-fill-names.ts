import { useState } from "react";
import { type FilledRows, fillRows } from "../../../domain/seating/table/pasted-names";
import { MAX_NAME_LENGTH } from "../../../domain/seating/table/player-name";
import { MAX_ROWS } from "../../../domain/seating/table/players";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { useAnnounce } from "../../../ui/live-region";
import type { Evening } from "./use-evening";

/** Puts names into the rows from the given one on, counted from 0. */
export type FillNames = (names: readonly string[], from: number) => void;

/** Fills in pasted names, and reports those that were left out. */
export function useFillNames({ setup, defaultName, changePlayers }: Evening): readonly [FillNames, string] {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [report, setReport] = useState("");
  const fill: FillNames = (names, from) => {
    const filled = fillRows(setup.players, names, { from, defaultName });
    const text = reportOf(t, filled);
    changePlayers(() => filled.players);
    setReport(text);
    announce(text);
  };
  return [fill, report];
}

function reportOf(t: Translate, { filled, duplicates, long, tooMany }: FilledRows): string {
  const left = (
    key: "seating.left-duplicates" | "seating.left-long" | "seating.left-many",
    max: number,
    names: readonly string[],
  ) => names.length > 0 && t(key, { max, names: names.join(", ") });
  return [
    t("seating.filled", { count: filled }),
    left("seating.left-duplicates", 1, duplicates),
    left(
      "seating.left-long",
      MAX_NAME_LENGTH,
      long.map((name) => `${name.slice(0, 20)}…`),
    ),
    left("seating.left-many", MAX_ROWS, tooMany),
  ]
    .filter(Boolean)
    .join(". ");
}
