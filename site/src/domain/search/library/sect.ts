import type { LibraryCard } from "../../card/card";
import { SECTS } from "../../card/sects";
import type { LibraryContext } from "../card-base";
import { vocabulary } from "../read";
import { listFilter } from "../shared/list";

const NOT_REQUIRED = "not required";
const NAMES = vocabulary(SECTS);

/** Required sect. */
export const requiredSectFilter = listFilter<LibraryCard, LibraryContext>({
  key: "sect",
  known: new Map([NOT_REQUIRED, ...NAMES.keys()].map((sect) => [sect, sect])),
  logics: ["or", "and", "not"],
  phrase: "requires-sect",
  tokens: { [NOT_REQUIRED]: "not-required" },
  label: (sect) => NAMES.get(sect) ?? sect,
  test: (sect, { base }) => {
    const members = base.sects.members(sect);
    return (_card, position) => members[position] === 1;
  },
});
