import type { card as english } from "../en/card";
import type { Message } from "../message";

export const card: Record<keyof typeof english, Message> = {};
