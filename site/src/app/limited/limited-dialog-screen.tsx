import type { ComponentProps } from "react";
import { QuickSearch } from "../../features/card/quick-search";
import type { CardSearch } from "../../features/limited/card-search";
import { LimitedDialog } from "../../features/limited/limited-dialog";
import { cardSearch } from "../../i18n/en/card-search";
import { limited } from "../../i18n/en/limited";

/** @public Loaded along with the screen. */
export const messages = [cardSearch, limited];

function Search({ kind, label, onChoose }: ComponentProps<CardSearch>) {
  return <QuickSearch kind={kind} label={label} placeholder={label} onChoose={onChoose} />;
}

/** The limited format, with the quick card search of the cards page. */
export default function LimitedDialogScreen({ onClose }: { readonly onClose: () => void }) {
  return <LimitedDialog CardSearch={Search} onClose={onClose} />;
}
