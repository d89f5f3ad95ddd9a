import type { QueryClient } from "@tanstack/react-query";
import type { CardId, CardKind } from "../domain/card/card";
import { idsOf } from "../domain/name/picker-names";
import { pickRandom } from "../domain/name/random";
import { namesOptions } from "./card-data";

/** A random card other than the given one; undefined if the names cannot be loaded. */
export async function drawCard(
  client: QueryClient,
  kind: CardKind,
  except?: CardId,
): Promise<CardId | undefined> {
  // A list that cannot be loaded is reported by the search field beside the button.
  const index = await client.ensureQueryData(namesOptions()).catch(() => undefined);
  if (!index) return undefined;
  const others = idsOf(index, kind).filter((id) => id !== except);
  return pickRandom(others, Math.random());
}
