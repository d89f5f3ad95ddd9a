import { LimitedBar } from "../../features/limited/limited-bar";
import { initLimited } from "../../features/limited/use-limited";
import { limited } from "../../i18n/en/limited";

/** @public Loaded along with the screen. */
export const messages = [limited];

// Pages wait for this module, so that their first list of cards knows the legal ones.
initLimited();

export default LimitedBar;
