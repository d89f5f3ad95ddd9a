import { account } from "./en/account";
import { archive } from "./en/archive";
import { archiveRooms } from "./en/archive-rooms";
import { archiveTda } from "./en/archive-tda";
import { deck } from "./en/deck";
import { deckCompare } from "./en/deck-compare";
import { deckDeeds } from "./en/deck-deeds";
import { deckDraw } from "./en/deck-draw";
import { deckIdeas } from "./en/deck-ideas";
import { deckList } from "./en/deck-list";
import { deckProxy } from "./en/deck-proxy";
import { deckReview } from "./en/deck-review";
import { deckText } from "./en/deck-text";
import { limited } from "./en/limited";
import { frame } from "./frame-en";
import type { Message } from "./message";
import { rooms } from "./rooms-en";

/** The English catalogue is the type of all others: a missing key does not compile. */
export const en = {
  ...frame,
  ...rooms,
  ...account,
  ...archive,
  ...archiveRooms,
  ...archiveTda,
  ...deck,
  ...deckDeeds,
  ...deckDraw,
  ...deckIdeas,
  ...deckList,
  ...deckCompare,
  ...deckReview,
  ...deckProxy,
  ...deckText,
  ...limited,
};

export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<MessageKey, Message>>;
