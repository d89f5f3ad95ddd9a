import type { about as english } from "../en/about";
import type { Message } from "../message";

export const about: Record<keyof typeof english, Message> = {};
