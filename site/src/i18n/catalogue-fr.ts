import type { Catalogue } from "./catalogue-en";
import { account } from "./fr/account";
import { deckList } from "./fr/deck-list";
import { deckText } from "./fr/deck-text";
import { frame } from "./frame-fr";
import { rooms } from "./rooms-fr";

export const fr: Catalogue = { ...frame, ...rooms, ...account, ...deckList, ...deckText };
