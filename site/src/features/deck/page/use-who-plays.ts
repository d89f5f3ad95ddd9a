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
  const known = useKnown(crypt);
  return useMemo(
    () => rules?.whoPlays(known, { base, texts: base.english }) ?? NOT_KNOWN,
    [rules, known, base],
  );
}

/** The crypt as it was before where nothing in it has changed: the list is a new one after every edit of the deck. */
function useKnown(crypt: CryptCopies): CryptCopies {
  const [known, setKnown] = useState(crypt);
  if (known === crypt || isSame(known, crypt)) return known;
  setKnown(crypt);
  return crypt;
}

function isSame(one: CryptCopies, other: CryptCopies): boolean {
  return (
    one.length === other.length &&
    one.every(({ card, copies }, at) => card === other[at]?.card && copies === other[at]?.copies)
  );
}
