import { useEffect, useMemo, useState } from "react";
import type { CryptCopies } from "../../../domain/deck/facts/copies";
import type { WhoPlays, whoPlays as whoPlaysOf } from "../../../domain/deck/who-plays";
import type { CryptBase } from "../../../domain/search/card-base";

const NOT_KNOWN: WhoPlays = () => undefined;

/** Who of a crypt plays what. The rules of the search that tell it are fetched once the deck has been painted. */
export function useWhoPlays(crypt: CryptCopies, base: CryptBase): WhoPlays {
  const [rules, setRules] = useState<{ readonly whoPlays: typeof whoPlaysOf }>();
  useEffect(() => {
    let isHere = true;
    // Without them the deck is shown all the same, and says nothing of it.
    import("../../../domain/deck/who-plays").then(
      (loaded) => isHere && setRules(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  // The list is a new one after every edit, also of the library.
  const key = crypt.map(({ card, copies }) => `${card.id}=${copies}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells what is in the crypt.
  return useMemo(
    () => rules?.whoPlays(crypt, { base, texts: base.english }) ?? NOT_KNOWN,
    [rules, key, base],
  );
}
