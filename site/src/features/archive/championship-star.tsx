import { useTranslation } from "../../i18n/translation";

/** Stands before the name of a national or continental championship. */
export function ChampionshipStar() {
  const { t } = useTranslation();
  return (
    <span title={t("archive.championship")}>
      <span aria-hidden="true">★ </span>
      <span className="visually-hidden">{t("archive.championship")}: </span>
    </span>
  );
}
