import { useTranslation } from "../../../i18n/translation";

/** Stands beside a first win that is older than the card. */
export function DoubtfulWin() {
  const { t } = useTranslation();
  const words = t("archive.doubtful-win");
  return (
    <span title={words}>
      <span aria-hidden="true"> ?</span>
      <span className="visually-hidden">{` (${words})`}</span>
    </span>
  );
}
