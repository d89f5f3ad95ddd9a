import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { twdArchiveOptions } from "../../../data/archive/twd-archive";
import { cryptBaseOptions, libraryBaseOptions } from "../../../data/card-data";
import { NotPublishedError } from "../../../data/published-file";
import type { Card } from "../../../domain/card/card";
import { useTranslation } from "../../../i18n/translation";
import { LoadFailure } from "../../../ui/load-failure";
import { CardEvidenceView } from "./card-evidence-view";

/** The evidence of the winning decks on a card, once they are loaded; the page works without them. */
export function CardEvidencePart({ card }: { readonly card: Card }) {
  const { t } = useTranslation();
  const optional = { throwOnError: false } as const;
  const archive = useQuery({ ...twdArchiveOptions(), ...optional });
  // The archive itself waits for these.
  const known = { ...optional, enabled: archive.isSuccess };
  const crypt = useQuery({ ...cryptBaseOptions(), ...known });
  const library = useQuery({ ...libraryBaseOptions(), ...known });
  // Renders at low priority what has just been loaded, so that the page stays responsive.
  const hasArrived = useDeferredValue([archive, crypt, library].every(({ data }) => data !== undefined));
  if (archive.error instanceof NotPublishedError) return <p>{t("meta.no-archive")}</p>;
  const failed = [archive, crypt, library].filter(({ isError }) => isError);
  if (failed.length > 0) {
    const retry = () => failed.forEach((query) => void query.refetch());
    return <LoadFailure message={t("meta.load-failed")} onRetry={retry} />;
  }
  if (!hasArrived || !archive.data || !crypt.data || !library.data)
    return <p role="status">{t("common.loading")}</p>;
  const find = (id: number) => crypt.data.byId.get(id) ?? library.data.byId.get(id);
  return <CardEvidenceView archive={archive.data} card={card} find={find} />;
}
