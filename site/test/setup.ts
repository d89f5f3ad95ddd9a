import { MessageChannel } from "node:worker_threads";
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { AREAS } from "../src/i18n/catalogue";
import { addMessages } from "../src/i18n/messages";
import { setDefaultLanguage } from "../src/i18n/translation";

// Maximum wait for elements on a busy machine; normally no test waits that long.
configure({ asyncUtilTimeout: 10_000 });
for (const { english } of AREAS) addMessages("en", english);
setDefaultLanguage("en");
afterEach(cleanup);
// happy-dom has none.
Object.assign(globalThis, { MessageChannel });
