import type { Message } from "./message";

/** The messages of one part of the site: the English ones are imported with its code, the others from this file. */
export interface MessageArea<Key extends string = string> {
  readonly file: string;
  readonly english: Readonly<Record<Key, Message>>;
}

export function messageArea<const Key extends string>(
  file: string,
  english: Readonly<Record<Key, Message>>,
): MessageArea<Key> {
  return { file, english };
}

/** The messages of an area in another language: all of its keys, and no other. */
export type Translated<Area extends MessageArea> = Area["english"];
