import { about } from "./en/about";
import { card } from "./en/card";
import { common } from "./en/common";
import { game } from "./en/game";
import { search } from "./en/search";
import { shell } from "./en/shell";
import type { Message } from "./message";

/** The English catalogue is the type of all others: a missing key does not compile. */
export const en = { ...common, ...shell, ...about, ...search, ...card, ...game };

export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<MessageKey, Message>>;
