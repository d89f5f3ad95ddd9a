import { TITLE_BOXES, titleName } from "../../card/titles";
import type { CryptContext } from "../card-base";
import type { Filter } from "../filter";
import { anyOf } from "../positions";
import { vocabulary } from "../read";
import { type Boxes, boxChips, boxesJson, parseBoxes } from "../shared/boxes";

const KNOWN = vocabulary(TITLE_BOXES);
const NONE = "non-titled";

/** Matches any of the titles, including those gained by merging; "non-titled" is an option too. */
export const titlesFilter: Filter<Boxes<string>, CryptContext> = {
  key: "titles",
  typed: { as: "boxes", keywords: ["title"], values: KNOWN },
  empty: [],
  parse: (raw) => parseBoxes<string>(raw, "titles", KNOWN),
  isActive: (titles) => titles.length > 0,
  toJson: boxesJson,
  describe: (titles) =>
    boxChips(titles, (title) =>
      title === NONE
        ? { key: "title.none", params: {} }
        : { key: "title", params: { value: titleName(title) } },
    ),
  find: (titles, { base }, within) =>
    anyOf(
      titles.map((title) => base.titles.members(title)),
      within,
    ),
};
