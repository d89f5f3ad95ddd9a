import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/translation";
import styles from "./admins.module.css";

interface PageHeadProps {
  readonly title: string;
  /** The other page for admins. */
  readonly other: "manage" | "reports";
  readonly children?: ReactNode;
}

/** Heading of a page for admins, with links to the playtest and to the other page. */
export function PageHead({ title, other, children }: PageHeadProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      <nav aria-label={t("playtest-admin.pages")} className={styles.links}>
        <Link to="/playtest">{t("playtest-admin.to-playtest")}</Link>
        <Link to={`/playtest/${other}`}>{t(`playtest-admin.${other}`)}</Link>
      </nav>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
