import { useQuery } from "@tanstack/react-query";
import { SIDE } from "../data/published-file";
import type { EvidencePartProps } from "../features/card/evidence-part";
import { useTranslation } from "../i18n/translation";
import { loadPart } from "../lazy/load-screen";
import { LoadFailure } from "../ui/load-failure";

const load = loadPart(
  "card-evidence",
  () => import("./card-evidence-screen"),
  (module) => module.CardEvidence,
);

/** What the winning decks say about a card; no code of the archive is fetched before somebody looks at it. */
export function CardEvidence(props: EvidencePartProps) {
  const { t } = useTranslation();
  const part = useQuery({ queryKey: ["card-evidence"], queryFn: load, ...SIDE, retry: false });
  if (part.isError) {
    return <LoadFailure message={t("shell.error-connection")} onRetry={() => void part.refetch()} />;
  }
  return part.data ? <part.data.default {...props} /> : <p role="status">{t("common.loading")}</p>;
}
