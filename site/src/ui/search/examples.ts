import type { CardKind } from "../../domain/card/card";
import type { MessageKey } from "../../i18n/catalogue";

interface Example {
  readonly name: MessageKey;
  readonly q: Readonly<Record<string, unknown>>;
}

/** Searches that demonstrate the form, as ordinary `q` values. */
export const EXAMPLES: Readonly<Record<CardKind, readonly Example[]>> = {
  crypt: [
    {
      name: "search.example.dom-aus",
      q: {
        disciplines: { Auspex: 2, Dominate: 2 },
        capacity: { value: [{ capacity: "7", moreless: "le" }], logic: "or" },
        group: { 5: true, 6: true },
      },
    },
    {
      name: "search.example.princes",
      q: { clan: { value: ["toreador"], logic: "or" }, titles: { prince: true, justicar: true } },
    },
    {
      name: "search.example.cel-pot",
      q: {
        disciplinesOr: [{ Celerity: 2, Potence: 2 }],
        capacity: { value: [{ capacity: "4", moreless: "le" }], logic: "or" },
      },
    },
    {
      name: "search.example.star-bleeders",
      q: { traits: { "2 bleed": true } },
    },
  ],
  library: [
    {
      name: "search.example.bounce",
      q: { traits: { "bounce bleed": true }, type: { value: ["reaction"], logic: "or" } },
    },
    {
      name: "search.example.potence-only",
      q: { type: { value: ["combat"], logic: "or" }, discipline: { value: ["potence"], logic: "only" } },
    },
    {
      name: "search.example.free-masters",
      q: {
        type: { value: ["master"], logic: "or" },
        pool: { pool: "0", moreless: "eq" },
        traits: { "no-requirements": true },
      },
    },
    {
      name: "search.example.votes",
      q: {
        text: [{ value: "additional vote", in: "text", logic: "and" }],
        sect: { value: ["camarilla"], logic: "or" },
      },
    },
  ],
};
