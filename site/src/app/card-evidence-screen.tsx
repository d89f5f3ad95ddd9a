import { CardEvidencePart } from "../features/archive/meta/card-evidence-part";
import type { EvidencePartProps } from "../features/card/evidence-part";
import { archive } from "../i18n/en/archive";
import { archiveLists } from "../i18n/en/archive-lists";
import { archiveMeta } from "../i18n/en/archive-meta";
import { cardEvidence } from "../i18n/en/card-evidence";
import { loadOptionalStyles } from "../lazy/optional-styles";

/** Loaded along with the component. */
export const messages = [archive, archiveLists, archiveMeta, cardEvidence];

/** @public */
export const prepare = loadOptionalStyles;

/** What the winning decks say about a card. */
export function CardEvidence(props: EvidencePartProps) {
  return <CardEvidencePart {...props} />;
}
