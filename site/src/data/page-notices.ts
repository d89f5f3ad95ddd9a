import type { FunctionComponent } from "react";
import { createStore } from "./store";

/** Notices over every page, of a part of the site that is fetched later than the frame around the pages. */
export const pageNotices = createStore<FunctionComponent | undefined>(undefined);
