import { FormatInUrl } from "../../features/limited/format-in-url";
import { limited } from "../../i18n/en/limited";

/** @public Loaded along with the screen. */
export const messages = [limited];

export default FormatInUrl;
