import { useId, useState } from "react";
import type { Points } from "../../../domain/seating/day/day";
import { readPoints } from "../../../domain/seating/day/points";
import { useTranslation } from "../../../i18n/translation";
import form from "../../../ui/form/form.module.css";
import { formatPoints } from "./format-points";
import styles from "./results.module.css";

interface PointsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly points: Points;
  readonly onChange: (points: Points) => void;
}

/** The victory points of a player. What is no number of points stays in the field with a message. */
export function PointsField({ name, label, points, onChange }: PointsFieldProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (points === null ? "" : formatPoints(points, language));
  const isRefused = typed !== undefined && readPoints(typed) === undefined;
  return (
    <div className={styles.seat}>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        aria-label={label}
        className={form.input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={4}
        value={text}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-error` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = readPoints(target.value);
          if (read !== undefined && read !== points) onChange(read);
        }}
        onBlur={() => {
          if (!isRefused) setTyped(undefined);
        }}
      />
      {isRefused && <p id={`${id}-error`}>{t("seating-day.points-refused", { name })}</p>}
    </div>
  );
}
