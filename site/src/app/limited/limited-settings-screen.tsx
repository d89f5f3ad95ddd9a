import { LimitedSettings } from "../../features/limited/limited-settings";
import { limited } from "../../i18n/en/limited";

/** @public Loaded along with the screen. */
export const messages = [limited];

export default LimitedSettings;
