import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePlaytestMode } from "../../../../data/playtest/playtest-mode";
import { importFromSite } from "../../../../data/third-party-decks";
import { useCards } from "../../../../data/use-cards";
import { deckText } from "../../../../i18n/en/deck-text";
import { legality } from "../../../../i18n/en/legality";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import type { DialogStep } from "../../../../ui/dialog-step";
import { useClosing } from "../../shared/dialog-in-url";
import { useKnownNames } from "../../shared/use-known-names";
import { ImportSiteDialog } from "./import-site-dialog";
import { ImportTextDialog } from "./import-text-dialog";
import { IMPORT_PARAMETERS, sharedImport } from "./shared-import";
import { type ImportOptions, useImport } from "./use-import";

/** @public Loaded along with the component. */
export const messages = [deckText, legality];

/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

const NOTHING_SHARED = sharedImport("");

interface ImportContainerProps extends ImportOptions {
  readonly dialog: DialogStep;
  /** May contain what another app has shared. */
  readonly search: string;
}

/** Imports a deck from a text or from another site. */
export function ImportContainer({ dialog, search, ...options }: ImportContainerProps) {
  const client = useQueryClient();
  const { names, find, catalogue } = useCards();
  const known = useKnownNames(find, catalogue);
  const playtest = usePlaytestMode();
  const importDeck = useImport(options);
  const onClose = useClosing(dialog, IMPORT_PARAMETERS);
  const shared = useMemo(() => sharedImport(search), [search]);
  const isShared = dialog.name === undefined;
  if (isShared ? shared.from === "site" : dialog.name === "deck-import-site") {
    return (
      <ImportSiteDialog
        account={options.signedIn}
        known={known}
        shared={isShared ? shared.text : ""}
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
      known={known}
      playtest={playtest}
      shared={isShared ? shared : NOTHING_SHARED}
      onImport={importDeck}
      onClose={onClose}
    />
  );
}
