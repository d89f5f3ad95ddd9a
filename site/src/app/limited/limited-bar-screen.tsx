import { LimitedBar } from "../../features/limited/limited-bar";
import { beginLimited } from "../../features/limited/use-limited";
import { limited } from "../../i18n/en/limited";

/** @public Loaded along with the screen. */
export const messages = [limited];

// Rooms wait for this file: their first list of cards knows what may be played.
beginLimited();

export default LimitedBar;
