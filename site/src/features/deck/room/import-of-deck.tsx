import { useQueryClient } from "@tanstack/react-query";
import { importFromSite } from "../../../data/third-party-decks";
import { deckText } from "../../../i18n/en/deck-text";
import { ImportSiteDialog } from "../import/import-site-dialog";
import { ImportTextDialog } from "../import/import-text-dialog";
import type { DialogsProps } from "./dialogs-props";
import { useCards } from "./use-cards";
import { useImport } from "./use-import";

/** @public Loaded along with the component. */
export const messages = [deckText];

interface ImportOfDeckProps extends DialogsProps {
  readonly from: "text" | "site";
}

/** Brings a deck in. */
export function ImportOfDeck({ from, ...props }: ImportOfDeckProps) {
  const { list, dialog } = props;
  const client = useQueryClient();
  const { names } = useCards();
  const keep = useImport(props);
  const account = list.status !== "signed-out";
  if (from === "site") {
    return (
      <ImportSiteDialog
        account={account}
        fetchFromSite={(url) => importFromSite(client, url)}
        onImport={keep}
        onClose={dialog.close}
      />
    );
  }
  return (
    <ImportTextDialog
      account={account}
      names={names}
      playtest={false}
      onImport={keep}
      onClose={dialog.close}
    />
  );
}
