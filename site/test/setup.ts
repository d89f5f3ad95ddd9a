import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { speakByDefault } from "../src/i18n/translation";
import { learnAll } from "../src/i18n/words";

// How long a screen may take to appear on a busy machine; no test waits for it when all is well.
configure({ asyncUtilTimeout: 10_000 });
await learnAll("en");
speakByDefault("en");
afterEach(cleanup);
