import {
  deckInFormat,
  type ExportFormat,
  TEXT_FORMATS,
  type TextFormat,
} from "../../../../domain/deck/export/formats";
import { writtenDeck } from "../../../../domain/deck/export/written-deck";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import styles from "../../../../ui/dialog-form.module.css";
import { FormatGroup } from "../../../../ui/format-group";
import { saveFile } from "../../../../ui/save-file";
import { useCopy } from "../../../../ui/use-copy";
import { useTask } from "../../../../ui/use-task";
import { formatFailure } from "../../shared/format-failure";
import { deckFile, type ExportedDeck, type KnownCards } from "./deck-file";

interface DeckChoicesProps {
  readonly deck: ExportedDeck;
  readonly cards: KnownCards;
  readonly texts?: readonly TextFormat[];
}

/** Exports one deck to a file or to the clipboard. */
export function DeckChoices({ deck, cards, texts = TEXT_FORMATS }: DeckChoicesProps) {
  const { t } = useTranslation();
  const { task, failure, run } = useTask();
  const files: readonly ExportFormat[] = [...texts, "excel"];
  const save = async (format: ExportFormat) => {
    const { content, name } = await deckFile(deck, format, cards);
    saveFile(content, name);
  };
  return (
    <>
      <FormatGroup title={t("deck-text.export-file")}>
        {files.map((format) => (
          <Button key={format} onClick={() => run(() => save(format))}>
            {t(`deck-text.format-${format}`)}
          </Button>
        ))}
        <p role="alert" className={styles.problem}>
          {task === "failed" && formatFailure(t, failure, "deck-text.error")}
        </p>
      </FormatGroup>
      <FormatGroup title={t("deck-text.export-clipboard")}>
        {texts.map((format) => (
          <CopyButton key={format} deck={deck} cards={cards} format={format} />
        ))}
      </FormatGroup>
    </>
  );
}

interface CopyButtonProps extends Omit<DeckChoicesProps, "texts"> {
  readonly format: TextFormat;
}

function CopyButton({ deck, cards, format }: CopyButtonProps) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const labels = {
    idle: `deck-text.format-${format}`,
    copied: "common.copied",
    failed: "deck-text.copy-failed",
  } as const;
  const text = () => deckInFormat(writtenDeck(deck, cards.find), format, cards.naming);
  return (
    <Button onClick={() => copy(text())}>
      <span aria-live="polite">{t(labels[state])}</span>
    </Button>
  );
}
