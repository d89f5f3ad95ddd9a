import type { Catalogue } from "./catalogue-en";
import { account } from "./fr/account";
import { archive } from "./fr/archive";
import { archiveRooms } from "./fr/archive-rooms";
import { archiveTda } from "./fr/archive-tda";
import { deck } from "./fr/deck";
import { deckCompare } from "./fr/deck-compare";
import { deckDeeds } from "./fr/deck-deeds";
import { deckDraw } from "./fr/deck-draw";
import { deckIdeas } from "./fr/deck-ideas";
import { deckList } from "./fr/deck-list";
import { deckProxy } from "./fr/deck-proxy";
import { deckReview } from "./fr/deck-review";
import { deckText } from "./fr/deck-text";
import { limited } from "./fr/limited";
import { frame } from "./frame-fr";
import { rooms } from "./rooms-fr";

export const fr: Catalogue = {
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
