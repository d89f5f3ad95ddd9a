import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { cloneDeck } from "../../../data/decks/commands/deck-commands";
import type { Deck, DeckId } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import { useAnnounce } from "../../../ui/live-region";

/** How long "Cloned" is shown, in milliseconds (docs/rules/decks.md §16). */
const SHOWN = 1000;

interface Clone {
  readonly onClone: () => void;
  readonly cloned: boolean;
}

/** Clones the shown deck for the user, and opens the clone. */
export function useClone(deck: Deck | undefined, onOpen: (id: DeckId) => void): Clone {
  const client = useQueryClient();
  const announce = useAnnounce();
  const { t } = useTranslation();
  const [cloned, setCloned] = useState(false);
  const cloning = useRef(false);
  useEffect(() => {
    if (!cloned) return;
    const timer = setTimeout(() => setCloned(false), SHOWN);
    return () => clearTimeout(timer);
  }, [cloned]);
  const onClone = () => {
    // The second click of a double click would clone the clone.
    if (!deck || cloned || cloning.current) return;
    cloning.current = true;
    cloneDeck(client, deck)
      .then(
        (id) => {
          onOpen(id);
          setCloned(true);
          announce(t("deck.cloned"));
        },
        () => announce(t("deck.offline")),
      )
      .finally(() => {
        cloning.current = false;
      });
  };
  return { onClone, cloned };
}
