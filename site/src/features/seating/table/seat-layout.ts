/** Where a seat is drawn: top, middle, bottom; left, right. */
export type Place = "t" | "tl" | "tr" | "ml" | "mr" | "b" | "bl" | "br";

/** An arrow to the prey: the distance of its center from the left and the top in percent, and its direction. */
export interface Arrow {
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise from upward. */
  readonly turn: number;
}

export interface Seat {
  readonly place: Place;
  readonly arrow: Arrow;
}

const seat = (place: Place, x: number, y: number, turn: number): Seat => ({ place, arrow: { x, y, turn } });

/** The seats of a table in the order of play, clockwise; the first player is always at the same place. */
export const SEATS: Readonly<Record<number, readonly Seat[]>> = {
  3: [seat("b", 20, 55, -15), seat("tl", 50, 14, 90), seat("tr", 80, 55, 195)],
  4: [seat("b", 14, 79, -45), seat("ml", 14, 21, 45), seat("t", 86, 21, 135), seat("mr", 86, 79, 225)],
  5: [
    seat("mr", 84, 80, 215),
    seat("b", 16, 80, -35),
    seat("ml", 18, 32, 0),
    seat("tl", 50, 14, 90),
    seat("tr", 82, 32, 180),
  ],
  6: [
    seat("bl", 20, 68, 0),
    seat("ml", 20, 32, 0),
    seat("tl", 50, 14, 90),
    seat("tr", 80, 32, 180),
    seat("mr", 80, 68, 180),
    seat("br", 50, 86, 270),
  ],
};
