import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/translation";
import styles from "./still-missing.module.css";

interface StillMissingProps {
  /** Copies; undefined while they are not known. */
  readonly copies: number | undefined;
  /** The card. */
  readonly children: ReactNode;
}

/** Says beside a card that copies of it stay missing; the space is reserved while none are. */
export function StillMissing({ copies = 0, children }: StillMissingProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.card}>
      {children}
      <span className={styles.missing}>{copies > 0 && t("deck-proxy.still-missing", { count: copies })}</span>
    </div>
  );
}
