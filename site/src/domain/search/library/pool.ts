import { costFilter } from "./cost";

/** Pool cost: `{"pool":"2","moreless":"eq"}`. */
export const poolFilter = costFilter("pool", 6, (card) => card.pool);
