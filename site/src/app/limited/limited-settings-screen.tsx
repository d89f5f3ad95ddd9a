import { LimitedSettings } from "../../features/limited/limited-settings";
import { limitedWords } from "../../i18n/limited-words";

/** @public Fetched along with the screen. */
export const words = limitedWords;

export default LimitedSettings;
