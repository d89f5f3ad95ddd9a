import { ownFormat } from "../../../data/limited-format";
import { searchLegal } from "../../../i18n/en/search-legal";

/** @public Loaded along with the format. */
export const messages = [searchLegal];

/** The visitor's own limited format, for searches that ask for it. */
export const OWN_FORMAT = ownFormat;
