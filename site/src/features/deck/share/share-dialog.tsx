import { useState } from "react";
import type { DeckDraft } from "../../../domain/deck/deck";
import { deckUrl } from "../../../domain/deck/url/deck-in-url";
import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import styles from "../deck-text.module.css";
import { CopyAddress } from "./copy-address";
import { QrDialog } from "./qr-dialog";
import { SnapshotChoice } from "./snapshot-choice";

/** Another deck builder that takes decks in the form of our addresses. */
export interface DeckBuilder {
  readonly name: string;
  /** The page that reads them: "https://builder.example/decks/deck". */
  readonly page: string;
}

interface ShareDialogProps {
  readonly deck: DeckDraft;
  /** Address of the deck as it is kept; undefined for one that stands in its address. */
  readonly standard: string | undefined;
  /** The page of this site that reads decks in addresses; undefined where it is not offered. */
  readonly inAddressPage: string | undefined;
  /** Keeps a copy and answers its address; undefined where it is not offered. */
  readonly makeSnapshot: (() => Promise<string>) | undefined;
  readonly builders: readonly DeckBuilder[];
  readonly onClose: () => void;
}

interface ShownCode {
  readonly title: string;
  readonly address: string;
  readonly frozen: boolean;
}

/** Addresses of a deck to hand on. */
export function ShareDialog(props: ShareDialogProps) {
  const { deck, standard, inAddressPage, makeSnapshot, builders, onClose } = props;
  const { t } = useTranslation();
  const [code, setCode] = useState<ShownCode | undefined>();
  const showCode = (name: string, frozen: boolean) => (address: string) =>
    setCode({ title: `${deck.name} – ${name}`, address, frozen });
  return (
    <>
      <Dialog title={t("deck-text.share")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
        <div className={styles.form}>
          {standard !== undefined && (
            <CopyAddress
              name={t("deck-text.share-standard")}
              about={t("deck-text.share-standard-text")}
              address={standard}
              onCode={showCode(t("deck-text.share-standard"), false)}
            />
          )}
          {(inAddressPage !== undefined || makeSnapshot) && <h3>{t("deck-text.share-fixed")}</h3>}
          {inAddressPage !== undefined && (
            <CopyAddress
              name={t("deck-text.share-in-url")}
              about={t("deck-text.share-in-url-text")}
              address={deckUrl(inAddressPage, deck)}
              onCode={showCode(t("deck-text.share-in-url"), true)}
            />
          )}
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
      {/* Beside it: what happens in a dialog is heard by the dialog around it. */}
      {code && <QrDialog {...code} onClose={() => setCode(undefined)} />}
    </>
  );
}
