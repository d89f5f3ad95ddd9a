import { type FunctionComponent, useLayoutEffect } from "react";
import { isPlaytestId } from "../domain/card/ids";
import type { OwnPartProps } from "../features/card/own-part";
import { useTranslation } from "../i18n/translation";
import { lazyPart } from "../lazy/lazy-part";
import { loadPart } from "../lazy/load-screen";

type Part = () => Promise<{ readonly default: FunctionComponent<OwnPartProps> }>;

/** No code of the inventory or of reports is fetched for visitors. */
const optionalPart = (load: Part) => lazyPart(() => load().catch(() => ({ default: NotFetched })));

const CardInventory = optionalPart(
  loadPart(
    "card-inventory",
    () => import("./inventory/card-inventory-screen"),
    (module) => module.CardInventoryPart,
  ),
);

const CardReport = optionalPart(
  loadPart(
    "card-report",
    () => import("./playtest/card-report-screen"),
    (module) => module.CardReportPart,
  ),
);

/** What the signed-in user has of a card and has noted about it, or a tester's report on a card of the round. */
export function CardOwnPart(props: OwnPartProps) {
  return isPlaytestId(props.card.id) ? <CardReport {...props} /> : <CardInventory {...props} />;
}

/** The card works without it. */
function NotFetched({ onSettled }: OwnPartProps) {
  const { t } = useTranslation();
  useLayoutEffect(onSettled, [onSettled]);
  return <p role="alert">{t("shell.error-connection")}</p>;
}
