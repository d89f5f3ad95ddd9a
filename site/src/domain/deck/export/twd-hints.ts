import { OPTIONAL, SAMPLE_AUTHOR, SAMPLE_DESCRIPTION } from "../twd-sample";
import { twdCards } from "./twd";
import type { WrittenDeck } from "./written-deck";

/** Column in which the hints start. */
const HINT_COLUMN = 51;

const INTRODUCTION = [
  "# Replace the lines below with the data of your event.",
  '# Then delete "#" and everything after it on each line; the first line becomes the name of the event.',
];

/** Sample values of the lines about the event, with hints. */
const EVENT = [
  ["Autumn Gathering", "Event Name"],
  ["Lyon, France", "Event Location"],
  ["October 5th 2019", "Event Date"],
  ["3R+F", "Number of Rounds"],
  ["13 players", "Number of Players"],
  ["Jane Doe", "Winner"],
  ["https://www.vekn.net/event-calendar/event/1234", "Event Link"],
] as const;

/** Report of a winning deck with hints how to complete it (docs/rules/decks.md §8.4). */
export function deckAsTwdWithHints(deck: WrittenDeck): string {
  const head = [
    ...INTRODUCTION,
    ...EVENT.map(([sample, label]) => hinted(sample, `# ${label}`)),
    "",
    hinted(`Deck Name: ${deck.name}`, OPTIONAL),
    hinted(`Created by: ${SAMPLE_AUTHOR}`, `${OPTIONAL}, only if different from Winner`),
    hinted("Description:", OPTIONAL),
    deck.description === "" ? SAMPLE_DESCRIPTION : deck.description,
  ];
  return `${head.join("\n")}\n\n${twdCards(deck)}`;
}

/** A text longer than the column still has a gap before its hint. */
function hinted(text: string, hint: string): string {
  return `${text.padEnd(HINT_COLUMN - 1)} ${hint}`;
}
