import type { Message } from "../message";

export const search = {} satisfies Record<string, Message>;
