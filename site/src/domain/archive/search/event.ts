import { wordFilter } from "./one-word";

/**
 * Minimum length of a text that is searched automatically.
 * @public Used by the event field.
 */
export const MIN_EVENT_LENGTH = 3;

/** Part of the event's name: `"EC 2023"`. */
export const eventFilter = wordFilter({
  key: "event",
  typed: { as: "any-text", keywords: ["event", "ev"] },
  dictionary: ({ archive }) => archive.events,
  holds: (event, sought) => event.includes(sought),
});
