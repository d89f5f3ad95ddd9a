import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import type { CardId } from "../domain/card/card";
import { asCardId } from "../domain/card/ids";
import { isLanguage, type Language } from "../domain/language";

export interface RouteContext {
  readonly queryClient: QueryClient;
}

/** Search params that every URL may have. */
interface RootSearch {
  /** The card open over the screen. */
  readonly card?: CardId;
  /** Language of a shared link. */
  readonly lang?: Language;
}

function rootSearch(raw: Record<string, unknown>): RootSearch {
  const card = asCardId(raw.card);
  return { ...(card !== undefined && { card }), ...(isLanguage(raw.lang) && { lang: raw.lang }) };
}

export const rootRoute = createRootRouteWithContext<RouteContext>()({ validateSearch: rootSearch });

/** The given search params as texts; others are left out. */
export function textsIn(raw: Record<string, unknown>, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.flatMap((field) => (raw[field] ? [[field, String(raw[field])]] : [])));
}
