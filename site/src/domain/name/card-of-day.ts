import type { NameEntry, NameIndex } from "../../generated/published";

const DAY = 24 * 60 * 60 * 1000;

/** The card of a day such as "2026-11-21": the same for everybody with the same cards, and seldom a neighbor's. */
export function cardOfDay({ cards }: NameIndex, day: string): NameEntry | undefined {
  const number = Math.round(Date.parse(day) / DAY);
  // Multiplying by a large odd number and keeping 32 bits scatters the days over the cards.
  const scattered = Math.imul(number, 2_654_435_761) >>> 0;
  return cards[Math.floor((scattered / 2 ** 32) * cards.length)];
}
