import { REQUIRED_TITLES, titleName } from "../../card/titles";
import type { LibraryContext } from "../card-base";
import { listFilter } from "../shared/list";

/** Message keys of values that are no titles. */
const TOKENS = {
  "not required": "not-required",
  titled: "titled",
  "non-titled": "non-titled",
  "titled specific": "titled-specific",
};
/** "Titled (specific)" in the notation of other programs. */
const SPECIFIC = ["titled_specific", "titled (specific)", "titled-specific"];

/** Required title: a certain one, any certain one ("titled specific"), or just any title ("titled"). */
export const requiredTitleFilter = listFilter<LibraryContext>({
  key: "title",
  keywords: ["title"],
  known: new Map([
    ...[...Object.keys(TOKENS), ...REQUIRED_TITLES].map((title) => [title, title] as const),
    ...SPECIFIC.map((written) => [written, "titled specific"] as const),
  ]),
  logics: ["or", "and", "not"],
  phrase: "requires-title",
  tokens: TOKENS,
  label: titleName,
  members: (title, { base }) => base.titles.members(title),
});
