import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/translation";
import { By, between } from "./by";
import styles from "./compare.module.css";

interface LineEndProps {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly tools: ReactNode;
}

/** How the copies of a card differ, at the end of its line. */
export function LineEnd({ name, from, to, tools }: LineEndProps) {
  const { t } = useTranslation();
  if (from === to) return null;
  return (
    <>
      <span className={styles.between}>
        <span aria-hidden="true">{between(from, to)}</span>
        <span className="visually-hidden">{t("deck-compare.from-to", { name, from, to })}</span>
      </span>
      <By by={to - from} />
      {tools}
    </>
  );
}
