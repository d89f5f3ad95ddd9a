import type { playtestMode } from "../en/playtest-mode";
import type { Translated } from "../message-area";

export const messages: Translated<typeof playtestMode> = {
  "playtest-mode.name": "Mode playtest",
  "playtest-mode.hint": "Les cartes de la phase en cours figurent dans les recherches et les decks",
  "playtest-mode.turn-on": "Activer le mode playtest",
  "playtest-mode.remove": "Retirer les cartes en test",
  "playtest-mode.owner":
    "Seuls les testeurs voient ces cartes. Les autres cartes de votre deck s’affichent une fois celles-ci retirées.",
  "playtest-mode.no-url":
    "Un deck avec des cartes en test n’est pas écrit dans une URL : n’importe qui pourrait y lire ses cartes.",
  "playtest-mode.released": {
    one: "Ce qu’est devenue {count} carte en test",
    other: "Ce que sont devenues {count} cartes en test",
  },
  "playtest-mode.became": "{day} : la carte en test {card} ({copies}×) est parue sous le nom de {name}.",
  "playtest-mode.gone":
    "{day} : la carte en test {card} ({copies}×) a été retirée, car elle n’est pas parue.",
};
