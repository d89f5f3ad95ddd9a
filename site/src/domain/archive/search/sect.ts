import { SECTS } from "../../card/sects";
import { vocabulary } from "../../search/read";
import { listFilter } from "../../search/shared/list";
import type { ArchiveContext } from "./context";

const NAMES = vocabulary(SECTS);

/** Main sect of the crypt. */
export const mainSectFilter = listFilter<number, ArchiveContext>({
  key: "sect",
  known: new Map([...NAMES.keys()].map((sect) => [sect, sect])),
  logics: ["or", "not"],
  phrase: "sect",
  tokens: {},
  label: (sect) => NAMES.get(sect) ?? sect,
  test(value, { archive: { facts } }) {
    const number = facts.sectNames.findIndex((name) => name.toLowerCase() === value);
    return (deck) => facts.sects[deck] === number;
  },
});
