import { useId, useLayoutEffect, useState } from "react";
import { useCurrentDeckId } from "../../data/current-deck";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import { FindingList } from "../../features/first-page/finding-list";
import { cardSearch } from "../../i18n/en/card-search";
import { home } from "../../i18n/en/home";
import { palette } from "../../i18n/en/palette";
import { settings } from "../../i18n/en/settings";
import { titles } from "../../i18n/en/titles";
import { useTranslation } from "../../i18n/translation";
import { lazyPart } from "../../lazy/lazy-part";
import { loadPart } from "../../lazy/load-screen";
import { loadOptionalStyles } from "../../lazy/optional-styles";
import { Dialog } from "../../ui/dialog";
import { useTypeahead } from "../../ui/form/typeahead";
import { useAnnounce } from "../../ui/live-region";
import { LoadFailure } from "../../ui/load-failure";
import type { OwnDecksProps } from "./own-decks";
import styles from "./palette.module.css";
import { readTyped } from "./read-typed";
import { useGroups } from "./use-groups";

/** @public Loaded along with the dialog. */
export const messages = [cardSearch, home, palette, settings, titles];

/** @public Loaded along with the dialog. */
export const prepare = loadOptionalStyles;

const loadDecks = loadPart(
  "palette-decks",
  () => import("./own-decks"),
  (module) => module.OwnDecks,
);
// Without the code, the palette offers everything else.
const OwnDecks = lazyPart(() => loadDecks().catch(() => ({ default: NoDecks })));

function NoDecks({ onAdding }: OwnDecksProps) {
  useLayoutEffect(() => onAdding("none"), [onAdding]);
  return null;
}

/** One field that goes to pages, cards, decks and searches, and does what the menus do. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const listId = useId();
  const field = useTypeahead();
  const signedIn = useStore(session) !== "out";
  const canAdd = useCurrentDeckId() !== undefined && signedIn;
  const announce = useAnnounce();
  const [added, setAdded] = useState<string>();
  const onAdded = (message: string) => {
    setAdded(message);
    announce(message);
    field.clear();
  };
  const { groups, similar, retry, ownDecks } = useGroups(readTyped(field.typed), {
    ...{ canAdd, onClose, onAdded },
  });
  const all = groups.flatMap(({ findings }) => findings);
  const choose = (index: number) => all[index]?.run();
  const { onKeyDown, ...input } = field.fieldProps({ id: listId, count: all.length, choose });
  return (
    <Dialog title={t("display.palette")} size="md" closeLabel={t("common.close")} onClose={onClose}>
      <input
        {...input}
        role="combobox"
        aria-expanded={all.length > 0}
        className={styles.field}
        aria-label={t("display.palette")}
        aria-describedby={`${listId}-hint`}
        placeholder={t("palette.placeholder")}
        // Escape closes the dialog, and so does the key that opened it; while it closes, the key opens it again.
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, currentTarget } = event;
          if (key === "k" && (ctrlKey || metaKey)) {
            if (currentTarget.closest("[data-closing]")) return;
            event.preventDefault();
            onClose();
          } else if (key !== "Escape") onKeyDown(event);
        }}
      />
      <p id={`${listId}-hint`} className={styles.hint}>
        {(field.typed === "" ? added : undefined) ?? t(canAdd ? "palette.hint-add" : "palette.hint")}
      </p>
      <div className={styles.results}>
        <FindingList
          id={listId}
          groups={groups}
          active={field.active}
          similar={similar}
          label={t("display.palette")}
          onChoose={choose}
        />
        {retry && <LoadFailure message={t("card.loadFailed")} onRetry={retry} />}
        {all.length === 0 && <p>{t("palette.nothing")}</p>}
      </div>
      <p role="status" className="visually-hidden">
        {all.length > 0 && field.typed !== "" ? t("home.suggestions", { count: all.length }) : ""}
      </p>
      {signedIn && <OwnDecks {...ownDecks} />}
    </Dialog>
  );
}
