import { useEffect, useState } from "react";
import { type Archive, type KnownCards, publicDecksInSteps } from "../../domain/archive/archive";
import type { PdaArchive } from "../../generated/published";
import { runInSlices } from "../archive/run-in-slices";

/** Archives built from the published decks, reused until newer files arrive. */
const built = new WeakMap<PdaArchive, Promise<Archive>>();

function build(published: PdaArchive, cards: KnownCards): Promise<Archive> {
  const known = built.get(published);
  if (known) return known;
  const archive = runInSlices(publicDecksInSteps(published, cards));
  built.set(published, archive);
  return archive;
}

/** The archive of public decks, ready to be searched; until one is, the one before, if there was any. */
export function useBuiltArchive(
  published: PdaArchive | undefined,
  cards: KnownCards | undefined,
): Archive | undefined {
  const [archive, setArchive] = useState<Archive>();
  useEffect(() => {
    if (!published || !cards) return;
    let isWanted = true;
    build(published, cards).then(
      (ready) => isWanted && setArchive(ready),
      // Columns that do not fit each other are the screen's failure.
      (error: unknown) =>
        setArchive(() => {
          throw error;
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [published, cards]);
  return archive;
}
