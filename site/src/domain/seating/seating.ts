/** A player of a seating, counted from 0. */
export type PlayerIndex = number;

/** The players at a table in the order of play: the prey of each is the next one, that of the last is the first. */
export type Table = readonly PlayerIndex[];

/** The tables of a round. Who is at none of them sits out. */
export type Round = readonly Table[];

/** The rounds of a tournament in their order. */
export type Seating = readonly Round[];

/** Transfers of the first turn, by seat. */
export const STARTING_TRANSFERS = [1, 2, 3, 4, 4] as const;

export const MIN_PLAYERS = 4;
export const MAX_PLAYERS = 200;
export const MAX_ROUNDS = 4;
