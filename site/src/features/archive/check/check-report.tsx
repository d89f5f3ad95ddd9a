import { useSuspenseQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { twdArchiveOptions } from "../../../data/archive/twd-archive";
import { linkedEvent } from "../../../domain/archive/report-record";
import { decodeText, MAX_FILE_BYTES } from "../../../domain/deck/file-text";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { LabelledInput } from "../../../ui/form/labelled-input";
import { Page } from "../../../ui/page";
import { saveFile } from "../../../ui/save-file";
import styles from "../archive.module.css";
import { PageHeader } from "../page-header";
import { Findings } from "./findings";
import { ReportField } from "./report-field";
import reportStyles from "./report-field.module.css";

/** Checks the report of a winning deck before it is submitted. */
export function CheckReport() {
  const { t } = useTranslation();
  const { data: archive } = useSuspenseQuery(twdArchiveOptions());
  const [text, setText] = useState("");
  const [failed, setFailed] = useState(false);
  const load = (file: File | undefined) => {
    setFailed(false);
    if (file) readFile(file).then(setText, () => setFailed(true));
  };
  const save = () => {
    // The file is named after the event.
    saveFile(new Blob([text], { type: "text/plain" }), `${linkedEvent(text) ?? "report"}.txt`);
  };
  return (
    <Page>
      <PageHeader title={t("titles.check")} isSample={archive.isSample} />
      <p className={styles.note}>{t("archive.check-lead")}</p>
      <div className={reportStyles.page}>
        <section>
          <ReportField text={text} onText={setText} />
          <LabelledInput
            label={t("archive.load-file")}
            type="file"
            accept=".txt,.dek,text/plain"
            // Allows choosing the same file again after a correction.
            onClick={({ currentTarget }) => {
              currentTarget.value = "";
            }}
            onChange={({ target }) => load(target.files?.[0])}
          />
          {failed && <p role="alert">{t("archive.import-error")}</p>}
          <div className={styles.actions}>
            <Button onClick={save}>{t("archive.save-file")}</Button>
            <Button onClick={() => setText("")}>{t("search.clear")}</Button>
          </div>
        </section>
        <Findings text={useDeferredValue(text)} />
      </div>
    </Page>
  );
}

/** Throws if the file is not text. */
async function readFile(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new Error(`No report: ${file.name}`);
  return decodeText(new Uint8Array(await file.arrayBuffer()));
}
