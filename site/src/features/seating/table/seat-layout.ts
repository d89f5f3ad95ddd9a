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
  3: [seat("b", 11, 55, -5), seat("tl", 50, 14, 90), seat("tr", 89, 55, 185)],
  4: [seat("b", 21, 76, -45), seat("ml", 21, 24, 45), seat("t", 79, 24, 135), seat("mr", 79, 76, 225)],
  5: [
    seat("mr", 79, 76, 225),
    seat("b", 21, 76, -45),
    seat("ml", 15, 32, 0),
    seat("tl", 50, 14, 90),
    seat("tr", 85, 32, 180),
  ],
  6: [
    seat("bl", 15, 68, 0),
    seat("ml", 15, 32, 0),
    seat("tl", 50, 14, 90),
    seat("tr", 85, 32, 180),
    seat("mr", 85, 68, 180),
    seat("br", 50, 86, 270),
  ],
};
