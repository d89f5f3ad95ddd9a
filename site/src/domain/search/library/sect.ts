import { SECTS } from "../../card/sects";
import type { LibraryContext } from "../card-base";
import { vocabulary } from "../read";
import { listFilter } from "../shared/list";

const NOT_REQUIRED = "not required";
const NAMES = vocabulary(SECTS);

/** Required sect. */
export const requiredSectFilter = listFilter<LibraryContext>({
  key: "sect",
  keywords: ["sect"],
  known: new Map([NOT_REQUIRED, ...NAMES.keys()].map((sect) => [sect, sect])),
  logics: ["or", "and", "not"],
  phrase: "requires-sect",
  tokens: { [NOT_REQUIRED]: "not-required" },
  label: (sect) => NAMES.get(sect) ?? sect,
  members: (sect, { base }) => base.sects.members(sect),
});
