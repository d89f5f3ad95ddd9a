import type { Catalogue } from "./catalogue-en";
import { frame } from "./frame-pt";
import { account } from "./pt/account";
import { archive } from "./pt/archive";
import { archiveRooms } from "./pt/archive-rooms";
import { archiveTda } from "./pt/archive-tda";
import { deck } from "./pt/deck";
import { deckCompare } from "./pt/deck-compare";
import { deckDeeds } from "./pt/deck-deeds";
import { deckDraw } from "./pt/deck-draw";
import { deckIdeas } from "./pt/deck-ideas";
import { deckList } from "./pt/deck-list";
import { deckProxy } from "./pt/deck-proxy";
import { deckReview } from "./pt/deck-review";
import { deckText } from "./pt/deck-text";
import { limited } from "./pt/limited";
import { rooms } from "./rooms-pt";

export const pt: Catalogue = {
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
