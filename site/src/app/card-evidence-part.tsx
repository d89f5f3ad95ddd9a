import { useTranslation } from "../i18n/translation";
import { lazyPart } from "../lazy/lazy-part";
import { loadPart } from "../lazy/load-screen";

const load = loadPart(
  "card-evidence",
  () => import("./card-evidence-screen"),
  (module) => module.CardEvidence,
);

/** What the winning decks say about a card; no code of the archive is fetched before somebody looks at it. */
export const CardEvidence = lazyPart(() => load().catch(() => ({ default: NotFetched })));

/** The card works without it. */
function NotFetched() {
  const { t } = useTranslation();
  return <p role="alert">{t("shell.error-connection")}</p>;
}
