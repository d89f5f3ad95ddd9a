import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { en } from "../src/i18n/catalogue-en";
import { speakByDefault } from "../src/i18n/translation";

// How long a screen may take to appear on a busy machine; no test waits for it when all is well.
configure({ asyncUtilTimeout: 10_000 });
speakByDefault("en", en);
afterEach(cleanup);
