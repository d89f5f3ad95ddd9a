import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { accountWords } from "../src/i18n/account-words";
import { deckCompareWords } from "../src/i18n/deck-compare-words";
import { deckDrawWords } from "../src/i18n/deck-draw-words";
import { deckIdeasWords } from "../src/i18n/deck-ideas-words";
import { deckListWords } from "../src/i18n/deck-list-words";
import { deckProxyWords } from "../src/i18n/deck-proxy-words";
import { deckReviewWords } from "../src/i18n/deck-review-words";
import { deckTextWords } from "../src/i18n/deck-text-words";
import { deckWords } from "../src/i18n/deck-words";
import { speakByDefault } from "../src/i18n/translation";
import { learnAll, learnArea } from "../src/i18n/words";

// How long a screen may take to appear on a busy machine; no test waits for it when all is well.
configure({ asyncUtilTimeout: 10_000 });
await learnAll("en");
await learnArea("en", accountWords);
await learnArea("en", deckWords);
await learnArea("en", deckTextWords);
await learnArea("en", deckProxyWords);
await learnArea("en", deckIdeasWords);
await learnArea("en", deckListWords);
await learnArea("en", deckDrawWords);
await learnArea("en", deckCompareWords);
await learnArea("en", deckReviewWords);
speakByDefault("en");
afterEach(cleanup);
