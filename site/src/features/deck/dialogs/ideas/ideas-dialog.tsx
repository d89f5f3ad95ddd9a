import type { Deck } from "../../../../domain/deck/deck";
import type { CryptBase, LibraryBase } from "../../../../domain/search/card-base";
import type { IdeasResponse } from "../../../../generated/api";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";
import styles from "../../../../ui/dialog-form.module.css";
import type { CopiesChange } from "../../shared/copies-change";
import { IdeaLists } from "./idea-lists";
import { IdeaRequest } from "./idea-request";

interface IdeasDialogProps {
  readonly deck: Pick<Deck, "name" | "cards">;
  readonly crypt: CryptBase;
  readonly library: LibraryBase;
  readonly overlay: Overlay | null;
  readonly nameOf: (card: number) => string;
  /** undefined: the deck is read-only. */
  readonly onCopies: CopiesChange;
  readonly onClose: () => void;
}

/** Suggested cards with reasons, and the copies that winners play. */
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
        <IdeaRequest cards={deck.cards}>
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
        </IdeaRequest>
      </div>
    </Dialog>
  );
}

/** Hints about the ideas. */
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
