import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { AREAS } from "../src/i18n/catalogue";
import { addMessages } from "../src/i18n/messages";
import { speakByDefault } from "../src/i18n/translation";

// How long a screen may take to appear on a busy machine; no test waits for it when all is well.
configure({ asyncUtilTimeout: 10_000 });
for (const { english } of AREAS) addMessages("en", english);
speakByDefault("en");
afterEach(cleanup);
