import type { Catalogue } from "./catalogue-en";
import { account } from "./es/account";
import { archive } from "./es/archive";
import { archiveRooms } from "./es/archive-rooms";
import { archiveTda } from "./es/archive-tda";
import { deck } from "./es/deck";
import { deckCompare } from "./es/deck-compare";
import { deckDeeds } from "./es/deck-deeds";
import { deckDraw } from "./es/deck-draw";
import { deckIdeas } from "./es/deck-ideas";
import { deckList } from "./es/deck-list";
import { deckProxy } from "./es/deck-proxy";
import { deckReview } from "./es/deck-review";
import { deckText } from "./es/deck-text";
import { limited } from "./es/limited";
import { frame } from "./frame-es";
import { rooms } from "./rooms-es";

export const es: Catalogue = {
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
