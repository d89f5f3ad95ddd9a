import { query } from "../i18n/en/query";
import { loadOptionalStyles } from "../lazy/optional-styles";
import { QueryLine } from "../ui/query/query-line";

/** @public Loaded along with the component. */
export const messages = [query];

/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

export default QueryLine;
