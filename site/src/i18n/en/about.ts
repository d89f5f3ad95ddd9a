import type { Message } from "../message";

export const about = {} satisfies Record<string, Message>;
