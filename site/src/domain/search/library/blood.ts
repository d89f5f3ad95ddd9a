import { costFilter } from "./cost";

/** Blood cost: `{"blood":"1","moreless":"le"}`. */
export const bloodFilter = costFilter("blood", 4, (card) => card.blood);
