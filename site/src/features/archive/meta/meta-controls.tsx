import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Archive } from "../../../domain/archive/archive";
import { isoDay } from "../../../domain/archive/days";
import { newestDay } from "../../../domain/archive/meta/selection";
import { WEIGHTS, type Weighing } from "../../../domain/archive/meta/weighed";
import { OPEN } from "../../../domain/archive/search/range";
import type { TwdCriteria } from "../../../domain/archive/search/twd-form";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import buttons from "../../../ui/button.module.css";
import { Checkbox } from "../../../ui/form/checkbox";
import { Choice } from "../../../ui/form/choice";
import { Select } from "../../../ui/form/select";
import type { CriteriaSearch } from "../../../ui/search/use-criteria";
import { useCopy } from "../../../ui/use-copy";
import { decksQuery } from "./decks-query";
import styles from "./meta.module.css";

interface MetaControlsProps {
  readonly search: CriteriaSearch<TwdCriteria>;
  readonly archive: Archive;
  readonly weighing: Weighing;
  readonly onWeighing: (weighing: Weighing) => void;
  readonly filters: ReactNode;
}

/** The time, the weight of a win, and all filters of the search. */
export function MetaControls({ search, archive, weighing, onWeighing, filters }: MetaControlsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { state, copy } = useCopy();
  const { date } = search.shown;
  const newest = Number(isoDay(newestDay(archive)).slice(0, 4));
  const since = (year: number) => t("meta.since", { year: String(year) });
  const times = [
    { value: "all", label: t("meta.all-years"), range: OPEN },
    { value: "five", label: since(newest - 4), range: { from: newest - 4, to: undefined } },
    { value: "two", label: since(newest - 1), range: { from: newest - 1, to: undefined } },
    { value: "before", label: String(newest - 1), range: { from: newest - 1, to: newest - 1 } },
    { value: "newest", label: String(newest), range: { from: newest, to: newest } },
  ];
  const chosen = times.find(({ range }) => range.from === date.from && range.to === date.to)?.value ?? "";
  return (
    <div className={styles.head}>
      <div className={styles.controls}>
        <Choice
          label={t("archive.year-field")}
          value={chosen}
          options={times}
          onChange={(value) => {
            const range = times.find((one) => one.value === value)?.range ?? OPEN;
            search.replace({ ...search.shown, date: range });
          }}
        />
        <Select
          label={t("meta.weight")}
          value={weighing.weight}
          options={WEIGHTS.map((value) => ({ value, label: t(`meta.weight.${value}`) }))}
          onChange={(weight) => onWeighing({ ...weighing, weight })}
        />
        <Checkbox
          label={t("meta.capped")}
          checked={weighing.capped}
          onChange={(capped) => onWeighing({ ...weighing, capped })}
        />
        <Checkbox
          label={t("meta.joined")}
          checked={weighing.joined}
          onChange={(joined) => onWeighing({ ...weighing, joined })}
        />
      </div>
      {weighing.joined && <p className={styles.note}>{t("meta.joined-links")}</p>}
      <div className={styles.controls}>
        <Link to="/twd" search={{ q: decksQuery(search.shown) }} className={buttons.button}>
          {t("meta.show-decks")}
        </Link>
        <Button onClick={() => copy(window.location.href)}>
          <span aria-live="polite">{t(state === "idle" ? "meta.copy-link" : `meta.${state}`)}</span>
        </Button>
      </div>
      <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t("search.filters")}</summary>
        {open && <div className={styles.filters}>{filters}</div>}
      </details>
    </div>
  );
}
