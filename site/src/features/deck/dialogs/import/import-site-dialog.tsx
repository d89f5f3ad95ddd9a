import { type FormEvent, useState } from "react";
import { MissingIdsError } from "../../../../data/third-party-decks";
import type { ImportedDeck } from "../../../../domain/deck/imported-deck";
import type { MessageKey } from "../../../../i18n/catalogue";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import styles from "../../../../ui/dialog-form.module.css";
import { LabelledInput } from "../../../../ui/form/labelled-input";
import type { KnownNames } from "../../../../ui/legality/known-names";
import { useTask } from "../../../../ui/use-task";
import { formatFailure } from "../../shared/format-failure";
import { ImportPreview } from "./import-preview";

interface ImportSiteDialogProps {
  /** Without an account the deck will be anonymous. */
  readonly account: boolean;
  /** For the preview. */
  readonly known: KnownNames;
  /** The URL that another app has shared; "" for none. */
  readonly shared: string;
  /** Fetches the deck at a URL from the other site; rejects if there is none. */
  readonly fetchFromSite: (url: string) => Promise<ImportedDeck>;
  /** Creates the deck; rejects on failure. */
  readonly onImport: (deck: ImportedDeck) => Promise<void>;
  readonly onClose: () => void;
}

/** Precedes the id in URLs of the other site. */
const BEFORE_ID = "#deck/";

/** Imports a deck from another site, after a preview. */
export function ImportSiteDialog(props: ImportSiteDialogProps) {
  const { account, known, shared, fetchFromSite, onImport, onClose } = props;
  const { t } = useTranslation();
  const { task, failure, run } = useTask();
  const [url, setUrl] = useState(shared);
  const [problem, setProblem] = useState<MessageKey | undefined>();
  const [found, setFound] = useState<{ readonly source: string; readonly deck: ImportedDeck } | undefined>();
  // A preview of another URL does not match the field.
  const source = url.trim();
  const imported = found?.source === source ? found.deck : undefined;
  const otherwise = failure instanceof MissingIdsError ? "deck-text.error-no-ids" : "deck-text.error-import";
  const failed = task === "failed" ? formatFailure(t, failure, otherwise) : undefined;
  const error = problem ? t(problem) : failed;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongIn(url);
    setProblem(wrong);
    if (wrong !== undefined) return;
    if (imported === undefined) run(async () => setFound({ source, deck: await fetchFromSite(source) }));
    else run(() => onImport(imported));
  };
  return (
    <Dialog title={t("deck-text.import-site")} size="xs" closeLabel={t("common.close")} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {!account && <p className={styles.note}>{t("deck-text.import-no-account")}</p>}
        <LabelledInput
          label={t("deck-text.import-address")}
          hint={t("deck-text.import-address-hint")}
          error={error}
          type="url"
          autoComplete="off"
          value={url}
          onChange={({ target }) => {
            setUrl(target.value);
            setProblem(undefined);
          }}
        />
        <div aria-live="polite">
          {task === "busy" && <p>{t("common.loading")}</p>}
          {imported && <ImportPreview {...{ imported, account }} names={known} />}
        </div>
        <div className={styles.choices}>
          <Button type="submit" variant="primary" aria-disabled={task === "busy"}>
            {t(imported ? "deck-text.import-create" : "deck-text.import-read")}
          </Button>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function wrongIn(url: string): MessageKey | undefined {
  if (url.trim() === "") return "deck-text.error-enter-url";
  const [, id = ""] = url.split(BEFORE_ID);
  return id.trim() === "" ? "deck-text.error-url" : undefined;
}
