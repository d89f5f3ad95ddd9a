import type { CryptCard } from "../../card/card";
import { SECTS } from "../../card/sects";
import type { CryptContext } from "../card-base";
import { vocabulary } from "../read";
import { listFilter } from "../shared/list";

const NAMES = vocabulary(SECTS);

/** Sect of a vampire; the imbued count as a sect. */
export const sectFilter = listFilter<CryptCard, CryptContext>({
  key: "sect",
  known: new Map([...NAMES.keys()].map((sect) => [sect, sect])),
  logics: ["or", "and", "not"],
  phrase: "sect",
  tokens: {},
  label: (sect) => NAMES.get(sect) ?? sect,
  test: (sect) => (card) => card.sect.toLowerCase() === sect,
});
