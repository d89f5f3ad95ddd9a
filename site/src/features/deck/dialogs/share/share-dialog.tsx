import { useState } from "react";
import type { DeckDraft } from "../../../../domain/deck/deck";
import { deckUrl } from "../../../../domain/deck/url/deck-in-url";
import { useTranslation } from "../../../../i18n/translation";
import { Dialog } from "../../../../ui/dialog";
import styles from "../../../../ui/dialog-form.module.css";
import { CopyUrl } from "./copy-url";
import { QrDialog } from "./qr-dialog";
import { SnapshotChoice } from "./snapshot-choice";

/** Another deck builder that accepts decks in the form of our URLs. */
export interface DeckBuilder {
  readonly name: string;
  /** The page that reads them: "https://builder.example/decks/deck". */
  readonly page: string;
}

interface ShareDialogProps {
  readonly deck: DeckDraft;
  /** The URL of the stored deck; undefined for a deck in the URL. */
  readonly standard: string | undefined;
  /** The page of this site that reads decks in URLs; undefined where it is not offered. */
  readonly inUrlPage: string | undefined;
  /** Why the deck is not offered in a URL. */
  readonly noUrl?: string | undefined;
  /** Creates a snapshot and returns its URL; undefined where it is not offered. */
  readonly makeSnapshot: (() => Promise<string>) | undefined;
  readonly builders: readonly DeckBuilder[];
  readonly onClose: () => void;
}

interface ShownCode {
  readonly title: string;
  readonly url: string;
  readonly frozen: boolean;
}

/** The URLs of a deck, for sharing. */
export function ShareDialog(props: ShareDialogProps) {
  const { deck, standard, inUrlPage, noUrl, makeSnapshot, builders, onClose } = props;
  const { t } = useTranslation();
  const [code, setCode] = useState<ShownCode | undefined>();
  const showCode = (name: string, frozen: boolean) => (url: string) =>
    setCode({ title: `${deck.name} – ${name}`, url, frozen });
  return (
    <>
      <Dialog title={t("deck-text.share")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
        <div className={styles.form}>
          {standard !== undefined && (
            <CopyUrl
              name={t("deck-text.share-standard")}
              about={t("deck-text.share-standard-text")}
              url={standard}
              onCode={showCode(t("deck-text.share-standard"), false)}
            />
          )}
          {(inUrlPage !== undefined || makeSnapshot) && <h3>{t("deck-text.share-fixed")}</h3>}
          {inUrlPage !== undefined && (
            <CopyUrl
              name={t("deck-text.share-in-url")}
              about={t("deck-text.share-in-url-text")}
              url={deckUrl(inUrlPage, deck)}
              onCode={showCode(t("deck-text.share-in-url"), true)}
            />
          )}
          {noUrl !== undefined && <p className={styles.note}>{noUrl}</p>}
          {makeSnapshot && (
            <SnapshotChoice
              makeSnapshot={makeSnapshot}
              onCode={showCode(t("deck-text.share-snapshot"), true)}
            />
          )}
          {builders.map(({ name, page }) => (
            <a key={page} href={deckUrl(page, deck)} target="_blank" rel="noreferrer">
              {t("deck-text.share-open", { name })}
            </a>
          ))}
        </div>
      </Dialog>
      {/* Beside it: React bubbles the events of nested dialogs. */}
      {code && <QrDialog {...code} onClose={() => setCode(undefined)} />}
    </>
  );
}
