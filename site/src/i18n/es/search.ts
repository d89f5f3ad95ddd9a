import type { search as english } from "../en/search";
import type { Message } from "../message";

export const search: Record<keyof typeof english, Message> = {};
