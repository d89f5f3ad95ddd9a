import { startTransition, useEffect, useMemo, useState } from "react";
import type { CryptCopies } from "../../../domain/deck/facts/copies";
import type { WhoPlays, whoPlays as whoPlaysOf } from "../../../domain/deck/who-plays";
import type { CryptBase } from "../../../domain/search/card-base";

const NOT_KNOWN: WhoPlays = () => undefined;

/** The vampires of a crypt that can play a card. Its rules are fetched after the deck is painted. */
export function useWhoPlays(crypt: CryptCopies, base: CryptBase): WhoPlays {
  const [rules, setRules] = useState<{ readonly whoPlays: typeof whoPlaysOf }>();
  useEffect(() => {
    let isHere = true;
    // Without the rules the deck is shown without this fact.
    import("../../../domain/deck/who-plays").then(
      (loaded) => isHere && startTransition(() => setRules(loaded)),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const known = useKnown(crypt);
  return useMemo(
    () => rules?.whoPlays(known, { base, texts: base.english }) ?? NOT_KNOWN,
    [rules, known, base],
  );
}

/** The previous crypt if it is equal: every edit of the deck creates a new array. */
function useKnown(crypt: CryptCopies): CryptCopies {
  const [known, setKnown] = useState(crypt);
  if (known === crypt || isSame(known, crypt)) return known;
  setKnown(crypt);
  return crypt;
}

function isSame(one: CryptCopies, other: CryptCopies): boolean {
  return (
    one.length === other.length &&
    one.every(({ card, copies }, index) => card === other[index]?.card && copies === other[index]?.copies)
  );
}
