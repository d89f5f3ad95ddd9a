import { useCallback, useState } from "react";
import type { ModelDeck } from "./archive-page";

const NO_MODEL: ModelDeck = { status: "none" };
const AWAITED: ModelDeck = { status: "loading" };

/** The deck with the id once it is found; a result for a previous id is ignored. */
export function useModel(id: string): readonly [ModelDeck, (model: ModelDeck) => void] {
  const [found, setFound] = useState({ id, model: AWAITED });
  const onModel = useCallback((model: ModelDeck) => setFound({ id, model }), [id]);
  if (id === "") return [NO_MODEL, onModel];
  return [found.id === id ? found.model : AWAITED, onModel];
}
