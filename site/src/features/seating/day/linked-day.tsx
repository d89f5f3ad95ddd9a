import { useEffect, useMemo, useState } from "react";
import { openSharedDay, useSavedDay } from "../../../data/seating/day-store";
import { carriesDay, dayFragment, dayInFragment } from "../../../domain/seating/day/day-link";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { Confirmation } from "../../../ui/confirmation";
import styles from "./day.module.css";

export interface LinkProps {
  /** Of the page's address, without "#". */
  readonly fragment: string;
  /** The fragment has been read and can go. */
  readonly onRead: () => void;
}

/** Opens the day that a link carries; asks before it replaces the user's own. */
export function LinkedDay({ fragment, onRead }: LinkProps) {
  const { t } = useTranslation();
  const saved = useSavedDay();
  const [isBad, setIsBad] = useState(false);
  const day = useMemo(() => dayInFragment(fragment), [fragment]);
  const isSame = saved !== undefined && dayFragment(saved.day) === fragment;
  const asks = day !== undefined && saved !== undefined && !saved.isShared && !isSame;
  useEffect(() => {
    if (!carriesDay(fragment) || asks) return;
    if (day && !isSame) openSharedDay(day);
    setIsBad(day === undefined);
    onRead();
  }, [fragment, day, asks, isSame, onRead]);
  if (asks)
    return (
      <Confirmation
        title={t("seating-day.link-replace")}
        confirmLabel={t("seating-day.replace")}
        onConfirm={() => openSharedDay(day)}
        onCancel={onRead}
      >
        <p>
          {t("seating-day.link-replace-hint", {
            theirs: day.players.length,
            own: saved.day.players.length,
          })}
        </p>
      </Confirmation>
    );
  if (!isBad) return null;
  return (
    <div className={styles.notice}>
      <p role="alert">{t("seating-day.link-bad")}</p>
      <div className={styles.actions}>
        <Button onClick={() => setIsBad(false)}>{t("seating-day.dismiss")}</Button>
      </div>
    </div>
  );
}
