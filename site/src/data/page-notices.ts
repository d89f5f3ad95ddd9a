import type { FunctionComponent } from "react";
import { createStore } from "./store";

/** Notices over every page, of parts of the site that are fetched later than the frame around the pages. */
export const pageNotices = createStore<readonly FunctionComponent[]>([]);
