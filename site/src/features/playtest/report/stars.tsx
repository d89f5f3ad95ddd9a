import { Star } from "lucide";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { MAX_SCORE } from "../../../domain/playtest/own-report";
import { useTranslation } from "../../../i18n/translation";
import { Icon } from "../../../ui/icon";
import { useAnnounce } from "../../../ui/live-region";
import { formatScore } from "./format-score";
import styles from "./report.module.css";

interface StarsProps {
  /** 1 to 10; 0 for none. */
  readonly score: number;
  readonly onChange: (score: number) => void;
}

const SCORES = Array.from({ length: MAX_SCORE }, (_, index) => index + 1);

/**
 * Ten stars for the strength, as radio buttons. The digits choose a star, too (0 for the tenth); the chosen star
 * again removes the rating.
 */
export function Stars({ score, onChange }: StarsProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number>();

  function choose(next: number): void {
    onChange(next === score ? 0 : next);
    if (next === score) announce(t("report.no-score"));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Browsers ignore Space on a chosen radio button.
    const isChosen = event.key === " " && event.target instanceof HTMLInputElement && event.target.checked;
    if (!isChosen && !/^\d$/.test(event.key)) return;
    event.preventDefault();
    const next = isChosen ? score : Number(event.key) || MAX_SCORE;
    row.current?.querySelectorAll("input")[next - 1]?.focus();
    choose(next);
  }

  return (
    <fieldset className={styles.stars} onKeyDown={onKeyDown}>
      <legend>{t("report.strength")}</legend>
      <div ref={row} className={styles.row}>
        {SCORES.map((one) => (
          <label
            key={one}
            className={one <= (pointed ?? score) ? styles.full : styles.star}
            title={formatScore(t, one)}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && setPointed(one)}
            onPointerLeave={() => setPointed(undefined)}
          >
            <input
              type="radio"
              name={name}
              className="visually-hidden"
              checked={one === score}
              onChange={() => onChange(one)}
              onClick={() => one === score && choose(one)}
            />
            <Icon of={Star} size={22} />
            <span className="visually-hidden">{formatScore(t, one)}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className={styles.meaning}>
        {formatScore(t, pointed ?? score)}
      </p>
    </fieldset>
  );
}
