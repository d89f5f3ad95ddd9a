import { useQueryClient } from "@tanstack/react-query";
import { usePlaytestMode } from "../../../../data/playtest/playtest-mode";
import { importFromSite } from "../../../../data/third-party-decks";
import { useCards } from "../../../../data/use-cards";
import { deckText } from "../../../../i18n/en/deck-text";
import { ImportSiteDialog } from "./import-site-dialog";
import { ImportTextDialog } from "./import-text-dialog";
import { type ImportOptions, useImport } from "./use-import";

/** @public Loaded along with the component. */
export const messages = [deckText];

interface ImportContainerProps extends ImportOptions {
  readonly from: "text" | "site";
  readonly onClose: () => void;
}

/** Imports a deck from a text or from another site. */
export function ImportContainer({ from, onClose, ...options }: ImportContainerProps) {
  const client = useQueryClient();
  const { names } = useCards();
  const playtest = usePlaytestMode();
  const importDeck = useImport(options);
  if (from === "site") {
    return (
      <ImportSiteDialog
        account={options.signedIn}
        fetchFromSite={(url) => importFromSite(client, url)}
        onImport={importDeck}
        onClose={onClose}
      />
    );
  }
  return (
    <ImportTextDialog
      account={options.signedIn}
      names={names}
      playtest={playtest}
      onImport={importDeck}
      onClose={onClose}
    />
  );
}
