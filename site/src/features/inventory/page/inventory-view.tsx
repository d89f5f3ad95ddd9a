import { useQuery } from "@tanstack/react-query";
import { memo, type ReactNode, Suspense, useMemo, useState } from "react";
import { cryptCardsOptions, libraryCardsOptions } from "../../../data/card-data";
import type { CardList } from "../../../data/card-queries";
import type { InventoryStore } from "../../../data/inventory/inventory-store";
import { shownCategory } from "../../../data/inventory/shown-category";
import { useStore } from "../../../data/store";
import { useCardLanguage } from "../../../data/use-card-language";
import type { CardId, CryptCard, LibraryCard } from "../../../domain/card/card";
import type { Deck } from "../../../domain/deck/deck";
import type { CardUse } from "../../../domain/inventory/card-use";
import { copiesChange } from "../../../domain/inventory/copies-change";
import type { Inventory } from "../../../domain/inventory/inventory";
import type { StockCategory } from "../../../domain/inventory/stock-rows";
import { useTranslation } from "../../../i18n/translation";
import type { DialogStep } from "../../../ui/dialog-step";
import { CryptSection } from "../list/crypt-section";
import { LibrarySection } from "../list/library-section";
import { useCryptPart } from "../list/use-crypt-part";
import { useLibraryPart } from "../list/use-library-part";
import { InventoryMenu } from "../menu/inventory-menu";
import { InventoryViewProvider, type InventoryView as View } from "../shared/inventory-context";
import type { StockSource } from "../shared/stock-source";
import { InventoryDialogs } from "./inventory-dialogs";
import { InventoryLayout } from "./inventory-layout";
import { ViewChoice } from "./view-choice";

interface InventoryViewProps {
  /** One paint behind `source`. */
  readonly inventory: Inventory;
  readonly source: StockSource;
  /** undefined: somebody else's inventory. */
  readonly store: InventoryStore | undefined;
  readonly decks: readonly Deck[];
  readonly uses: ReadonlyMap<CardId, CardUse>;
  /** Whether all decks are loaded. */
  readonly complete: boolean;
  readonly dialog: DialogStep;
  readonly saving?: ReactNode;
  readonly notices?: ReactNode;
  /** Shown until the cards are known. */
  readonly pending: ReactNode;
}

/** An inventory once its cards are loaded. */
export const InventoryView = memo(function InventoryView(props: InventoryViewProps) {
  const { data: crypt } = useQuery({ ...cryptCardsOptions(), throwOnError: true });
  const { data: library } = useQuery({ ...libraryCardsOptions(), throwOnError: true });
  // Suspense would delay the page by a fraction of a second.
  return crypt && library ? <KnownInventory {...props} crypt={crypt} library={library} /> : props.pending;
});

interface KnownInventoryProps extends InventoryViewProps {
  readonly crypt: CardList<CryptCard>;
  readonly library: CardList<LibraryCard>;
}

function KnownInventory(props: KnownInventoryProps) {
  const { inventory, source, store, decks, uses, complete, dialog, saving, notices } = props;
  const { t } = useTranslation();
  const { overlay } = useCardLanguage();
  const chosen = useStore(shownCategory);
  const [onlyNotes, setOnlyNotes] = useState(false);
  const category: StockCategory = store ? chosen : "owned";
  const shown = { inventory, uses, category, onlyNotes };
  const crypt = useCryptPart(props.crypt, shown);
  const library = useLibraryPart(props.library, shown);
  const { frozen } = inventory;
  const view = useMemo(
    (): View => ({
      source,
      uses,
      decks,
      onCopies:
        store && !frozen
          ? (card, copies) => store.change(copiesChange(source.inventory(), card, copies))
          : undefined,
      onUses: store && ((card) => dialog.open(`inventory-uses-${card}`)),
    }),
    [source, uses, decks, store, frozen, dialog],
  );
  const emptyText = t(emptyMessage(category, onlyNotes, inventory));
  const lists = { overlay, empty: emptyText };
  const menu = <InventoryMenu dialog={dialog} store={store} frozen={frozen} />;
  return (
    <InventoryViewProvider value={view}>
      <InventoryLayout
        title={t(store ? "shell.inventory" : "inventory.shared")}
        locked={frozen}
        saving={saving}
        notices={notices}
        view={store && <ViewChoice onlyNotes={onlyNotes} onNotes={setOnlyNotes} />}
        menu={menu}
        onMenu={() => dialog.open("inventory-menu")}
        crypt={(column) => <CryptSection {...lists} part={crypt} cards={props.crypt} column={column} />}
        library={(column) => (
          <LibrarySection {...lists} part={library} cards={props.library} column={column} />
        )}
      />
      <Suspense>
        <InventoryDialogs
          dialog={dialog}
          menu={menu}
          shared={{
            inventory,
            store,
            uses,
            decks,
            complete,
            shown: { crypt: crypt.rows, library: library.rows },
          }}
        />
      </Suspense>
    </InventoryViewProvider>
  );
}

function emptyMessage(category: StockCategory, onlyNotes: boolean, { copies }: Inventory) {
  if (copies.size === 0) return "inventory.empty";
  if (category === "problems" && !onlyNotes) return "inventory.no-problems";
  return "inventory.none-shown";
}
