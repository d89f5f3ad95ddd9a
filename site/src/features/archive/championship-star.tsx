import { useTranslation } from "../../i18n/translation";

/** Marks national and continental championships. */
export function ChampionshipStar() {
  const { t } = useTranslation();
  return (
    <span title={t("archive.championship")}>
      <span aria-hidden="true">★ </span>
      <span className="visually-hidden">{t("archive.championship")}: </span>
    </span>
  );
}
