import { wordFilter } from "./one-word";

/**
 * A text of fewer characters does not start a search by itself.
 * @public Used by the field of the event.
 */
export const EVENT_FROM = 3;

/** Part of the event's name: `"EC 2023"`. */
export const eventFilter = wordFilter({
  key: "event",
  dictionary: ({ archive }) => archive.events,
  holds: (event, sought) => event.includes(sought),
});
