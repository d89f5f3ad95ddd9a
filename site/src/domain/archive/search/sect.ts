import { SECTS } from "../../card/sects";
import { column } from "../../search/column";
import { vocabulary } from "../../search/read";
import { listFilter } from "../../search/shared/list";
import type { ArchiveContext } from "./context";

const NAMES = vocabulary(SECTS);
const VALUES = column((sect: number) => [sect]);

/** Main sect of the crypt. */
export const mainSectFilter = listFilter<ArchiveContext>({
  key: "sect",
  keywords: ["sect"],
  known: new Map([...NAMES.keys()].map((sect) => [sect, sect])),
  logics: ["or", "not"],
  phrase: "sect",
  tokens: {},
  label: (sect) => NAMES.get(sect) ?? sect,
  members(value, { archive: { facts } }) {
    const number = facts.sectNames.findIndex((name) => name.toLowerCase() === value);
    return VALUES.members(facts.sects, number);
  },
});
