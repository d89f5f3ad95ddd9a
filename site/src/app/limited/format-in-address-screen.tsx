import { FormatInAddress } from "../../features/limited/format-in-address";
import { limitedWords } from "../../i18n/limited-words";

/** @public Fetched along with the screen. */
export const words = limitedWords;

export default FormatInAddress;
