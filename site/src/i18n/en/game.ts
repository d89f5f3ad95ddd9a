import type { Message } from "../message";

/** Terms of the game: card types, sects, titles, disciplines. */
export const game = {} satisfies Record<string, Message>;
