import type { FunctionComponent } from "react";
import { createStore } from "../domain/store";

/** Notices shown over every page, by name; their code is loaded after the app shell. */
export const pageNotices = createStore<ReadonlyMap<string, FunctionComponent>>(new Map());
