import type { shell as english } from "../en/shell";
import type { Message } from "../message";

export const shell: Record<keyof typeof english, Message> = {};
