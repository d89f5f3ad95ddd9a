import { Check, Link2, Save, Undo2 } from "lucide";
import { useState } from "react";
import { decodeText } from "../../domain/deck/file-text";
import {
  formatFileName,
  formatUrl,
  parseFormat,
  printFormat,
  type ReadFormat,
} from "../../domain/limited/format-file";
import { EMPTY_FORMAT, isEmptyFormat, type LimitedFormat } from "../../domain/limited/limited-format";
import { formatOf } from "../../domain/limited/presets";
import { resolvedFormat } from "../../domain/limited/sets";
import type { SetCatalogue } from "../../generated/published";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import form from "../../ui/form/form.module.css";
import { LabelledInput } from "../../ui/form/labelled-input";
import { Icon } from "../../ui/icon";
import { saveFile } from "../../ui/save-file";
import { today } from "../../ui/today";
import { useCopy } from "../../ui/use-copy";
import { FormatProblems } from "./format-problems";

const ENDINGS = [".txt", ".json"];
/** More than a format of all cards has. */
const MAX_FILE_BYTES = 1_000_000;

interface FormatActionsProps {
  readonly format: LimitedFormat;
  readonly catalogue: SetCatalogue;
  readonly onReplace: (format: LimitedFormat) => void;
  /** undefined if nothing was replaced. */
  readonly onUndo: (() => void) | undefined;
}

/** Exports, imports and resets a format. */
export function FormatActions({ format, catalogue, onReplace, onUndo }: FormatActionsProps) {
  const { t } = useTranslation();
  const save = () =>
    saveFile(new Blob([`${printFormat(format, 2)}\n`], { type: "text/plain" }), formatFileName(today()));
  return (
    <div className={form.block}>
      <div className={form.rowControls}>
        <CopyFormat format={format} />
        <Button onClick={save}>
          <Icon of={Save} size={16} /> {t("limited.export")}
        </Button>
        <Button onClick={() => onReplace(formatOf("v5", format, catalogue))}>{t("limited.begin-v5")}</Button>
        {!isEmptyFormat(format) && (
          <Button onClick={() => onReplace(EMPTY_FORMAT)}>{t("limited.empty")}</Button>
        )}
        {onUndo && (
          <Button onClick={onUndo}>
            <Icon of={Undo2} size={16} /> {t("limited.undo")}
          </Button>
        )}
      </div>
      <ImportFormat catalogue={catalogue} onImport={onReplace} />
    </div>
  );
}

function CopyFormat({ format }: { readonly format: LimitedFormat }) {
  const { t } = useTranslation();
  const { state, copy } = useCopy();
  const words = { idle: t("limited.copy"), copied: t("common.copied"), failed: t("limited.copy-failed") };
  return (
    <Button onClick={() => copy(window.location.origin + formatUrl(format))}>
      <Icon of={state === "copied" ? Check : Link2} size={16} />{" "}
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}

interface ImportFormatProps {
  readonly catalogue: SetCatalogue;
  readonly onImport: (format: LimitedFormat) => void;
}

type Imported =
  | { readonly unknownSets: readonly string[] }
  | Exclude<ReadFormat, { format: unknown }>
  | "no-file";

function ImportFormat({ catalogue, onImport }: ImportFormatProps) {
  const { t } = useTranslation();
  const [imported, setImported] = useState<Imported>();
  const take = async (file: File) => {
    const text = await readFile(file);
    const read = text === undefined ? undefined : parseFormat(text);
    if (read === undefined) return setImported("no-file");
    if ("problems" in read) return setImported(read);
    const { format, unknownSets } = resolvedFormat(read.format, catalogue);
    setImported({ unknownSets });
    onImport(format);
  };
  return (
    <div>
      <LabelledInput
        label={t("limited.import")}
        hint={t("limited.import-hint")}
        error={imported === "no-file" ? t("limited.problem-file") : undefined}
        type="file"
        accept={ENDINGS.join(",")}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void take(file);
          // Allows choosing the same file again after a correction.
          target.value = "";
        }}
      />
      <div role="status">
        {imported !== undefined && imported !== "no-file" && <Outcome imported={imported} />}
      </div>
    </div>
  );
}

function Outcome({ imported }: { readonly imported: Exclude<Imported, "no-file"> }) {
  const { t } = useTranslation();
  if ("problems" in imported) return <FormatProblems problems={imported.problems} />;
  return (
    <>
      <p>{t("limited.imported")}</p>
      {imported.unknownSets.length > 0 && (
        <p>{t("limited.unknown-sets", { codes: imported.unknownSets.join(", ") })}</p>
      )}
    </>
  );
}

/** undefined if the file is no format or unreadable. */
async function readFile(file: File): Promise<string | undefined> {
  const known = ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending));
  if (!known || file.size > MAX_FILE_BYTES) return undefined;
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return undefined;
  }
}
