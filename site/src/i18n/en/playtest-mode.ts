import { messageArea } from "../message-area";

/** The playtest mode, and decks with cards of a playtest round. */
export const playtestMode = messageArea("playtest-mode", {
  "playtest-mode.name": "Playtest mode",
  "playtest-mode.hint": "The cards of the current round are included in searches and decks",
  "playtest-mode.turn-on": "Turn on playtest mode",
  "playtest-mode.remove": "Remove playtest cards",
  "playtest-mode.owner":
    "Only playtesters can see these cards. The other cards of your deck appear once they are removed.",
  "playtest-mode.no-url":
    "A deck with playtest cards is not written into a URL: anyone could read its cards there.",
  "playtest-mode.released": {
    one: "What became of {count} playtest card",
    other: "What became of {count} playtest cards",
  },
  "playtest-mode.became": "{day}: playtest card {card} ({copies}×) was released as {name}.",
  "playtest-mode.gone": "{day}: playtest card {card} ({copies}×) was taken out, because it was not released.",
});
