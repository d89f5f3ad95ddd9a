import { SeatingDialog } from "../features/seating/table/seating-dialog";
import { seating } from "../i18n/en/seating";
import { loadOptionalStyles } from "../lazy/optional-styles";

/** @public Loaded along with the dialog. */
export const messages = [seating];

/** @public Loaded along with the dialog. */
export const prepare = loadOptionalStyles;

export default SeatingDialog;
