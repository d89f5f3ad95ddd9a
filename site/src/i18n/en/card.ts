import type { Message } from "../message";

export const card = {} satisfies Record<string, Message>;
