import { useTranslation } from "../../../i18n/translation";

/** Marks a first win that predates the card. */
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
