import type { OwnPartProps } from "../../features/card/own-part";
import { CardReport } from "../../features/playtest/report/card-report";
import { playtestReport } from "../../i18n/en/playtest-report";
import { loadOptionalStyles } from "../../lazy/optional-styles";

/** Loaded along with the component. */
export const messages = [playtestReport];
export const prepare = loadOptionalStyles;

/** What a tester writes about a card of the round. */
export function CardReportPart(props: OwnPartProps) {
  return <CardReport {...props} />;
}
