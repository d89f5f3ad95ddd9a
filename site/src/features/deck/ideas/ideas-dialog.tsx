import type { Deck } from "../../../domain/deck/deck";
import type { CryptBase, LibraryBase } from "../../../domain/search/card-base";
import type { IdeasResponse } from "../../../generated/api";
import type { Overlay } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import styles from "../deck-text.module.css";
import type { CopiesChange } from "../rows/deck-row";
import { AskedIdeas } from "./asked-ideas";
import { IdeaLists } from "./idea-lists";

interface IdeasDialogProps {
  readonly deck: Pick<Deck, "name" | "cards">;
  readonly crypt: CryptBase;
  readonly library: LibraryBase;
  readonly overlay: Overlay | null;
  readonly nameOf: (card: number) => string;
  /** undefined: the deck is only read. */
  readonly onCopies: CopiesChange;
  readonly onClose: () => void;
}

/** Cards that the deck might have, why, and how many copies winners play. */
export function IdeasDialog({ deck, crypt, library, overlay, nameOf, onCopies, onClose }: IdeasDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={`${t("deck-ideas.title")} – ${deck.name}`}
      size="md"
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <div className={styles.form}>
        <AskedIdeas cards={deck.cards}>
          {(answer) => (
            <>
              <Notes answer={answer} />
              <IdeaLists
                crypt={crypt}
                library={library}
                context={{ answer, cards: deck.cards, overlay, nameOf, onCopies }}
              />
            </>
          )}
        </AskedIdeas>
      </div>
    </Dialog>
  );
}

/** What is to be known before the ideas are read. */
function Notes({ answer: { staples, learntFrom, unknown } }: { readonly answer: IdeasResponse }) {
  const { t } = useTranslation();
  const notes = [
    staples && t("deck-ideas.staples"),
    learntFrom === "products" && t("deck-ideas.products"),
    unknown.length > 0 && t("deck-ideas.unknown", { count: unknown.length }),
  ].filter((note) => note !== false);
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}
