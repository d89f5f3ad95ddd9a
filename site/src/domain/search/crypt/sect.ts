import type { CryptCard } from "../../card/card";
import { SECTS } from "../../card/sects";
import type { CryptContext } from "../card-base";
import { column } from "../column";
import { vocabulary } from "../read";
import { listFilter } from "../shared/list";

const NAMES = vocabulary(SECTS);
const VALUES = column((card: CryptCard) => [card.sect.toLowerCase()]);

/** Sect of a vampire; the imbued count as a sect. */
export const sectFilter = listFilter<CryptContext>({
  key: "sect",
  keywords: ["sect"],
  known: new Map([...NAMES.keys()].map((sect) => [sect, sect])),
  logics: ["or", "and", "not"],
  phrase: "sect",
  tokens: {},
  label: (sect) => NAMES.get(sect) ?? sect,
  members: (sect, { base }) => VALUES.members(base.cards, sect),
});
