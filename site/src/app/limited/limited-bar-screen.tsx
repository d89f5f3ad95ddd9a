import { LimitedBar } from "../../features/limited/limited-bar";
import { beginLimited } from "../../features/limited/use-limited";
import { limitedWords } from "../../i18n/limited-words";

/** @public Fetched along with the screen. */
export const words = limitedWords;

// Rooms wait for this file: their first list of cards knows what may be played.
beginLimited();

export default LimitedBar;
