import type { FunctionComponent } from "react";
import { pageNotices } from "./page-notices";

/** Lets a component show its notices over every page, for the rest of the visit. */
export function showNotices(name: string, Notices: FunctionComponent): void {
  const shown = pageNotices.get();
  if (!shown.has(name)) pageNotices.set(new Map([...shown, [name, Notices]]));
}
