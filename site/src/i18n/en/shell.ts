import type { Message } from "../message";

export const shell = {} satisfies Record<string, Message>;
