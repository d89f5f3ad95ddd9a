import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { changesOptions } from "../../data/changes/changes";
import { useSeenDay } from "../../data/changes/seen";
import { useTranslation } from "../../i18n/translation";
import styles from "./changes-link.module.css";

interface ChangesLinkProps {
  readonly className?: string | undefined;
  /** Replaces the present history entry: the menu that contains the link. */
  readonly replace?: boolean;
  readonly children: ReactNode;
}

/** A link to the changes of cards, with a quiet dot when there are some that were not seen. */
export function ChangesLink({ className, replace = false, children }: ChangesLinkProps) {
  const { t } = useTranslation();
  const { data } = useQuery(changesOptions());
  const seen = useSeenDay(data?.day ?? "");
  const hasNews = data !== undefined && data !== null && data.day > seen;
  return (
    <Link to="/changes" className={className} replace={replace}>
      {children}
      {hasNews && (
        <span role="img" className={styles.dot} aria-label={t("display.news")} title={t("display.news")} />
      )}
    </Link>
  );
}
