import type { game as english } from "../en/game";
import type { Message } from "../message";

export const game: Record<keyof typeof english, Message> = {};
