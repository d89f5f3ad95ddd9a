import type { Deck } from "../../domain/deck/deck";
import { PreconReport } from "../../features/playtest/report/precon-report";
import { playtestReport } from "../../i18n/en/playtest-report";
import { loadOptionalStyles } from "../../lazy/optional-styles";

/** Loaded along with the component. */
export const messages = [playtestReport];
export const prepare = loadOptionalStyles;

/** The own report on a precon of the round. */
export function PreconReportPart({ deck }: { readonly deck: Deck }) {
  return <PreconReport deck={deck} />;
}
