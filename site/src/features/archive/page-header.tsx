import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/translation";
import notices from "../../ui/search/notices.module.css";

interface PageHeaderProps {
  readonly title: string;
  readonly isSample: boolean;
}

/** Header of the pages about winning decks. */
export function PageHeader({ title, isSample }: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <Link to="/twd">{t("shell.title-twd")}</Link>
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {isSample && <p className={notices.problems}>{t("archive.sample")}</p>}
    </>
  );
}
