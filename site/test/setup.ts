import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { en } from "../src/i18n/catalogue-en";
import { speakByDefault } from "../src/i18n/translation";

speakByDefault("en", en);
afterEach(cleanup);
