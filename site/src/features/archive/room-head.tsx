import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/translation";
import notices from "../../ui/search/notices.module.css";

interface RoomHeadProps {
  readonly title: string;
  readonly isSample: boolean;
}

/** Begins the rooms beside the search of winning decks. */
export function RoomHead({ title, isSample }: RoomHeadProps) {
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
