import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { setsOptions } from "../../data/card-data";
import { useOwnFormat } from "../../data/limited-format";
import { parseFormat } from "../../domain/limited/format-file";
import { isEmptyFormat, type LimitedFormat } from "../../domain/limited/limited-format";
import { resolvedFormat } from "../../domain/limited/sets";
import { useTranslation } from "../../i18n/translation";
import { Confirmation } from "../../ui/confirmation";
import { Dialog } from "../../ui/dialog";
import { FormatProblems } from "./format-problems";
import { chooseOwn } from "./use-limited";

interface FormatInUrlProps {
  /** The format in the URL. */
  readonly text: string;
  /** Called when the format is accepted or rejected, or its problems were read. */
  readonly onDone: () => void;
}

/** Asks whether a format in a link should replace the user's own. */
export function FormatInUrl({ text, onDone }: FormatInUrlProps) {
  const { t } = useTranslation();
  const read = useMemo(() => parseFormat(text), [text]);
  if ("format" in read) return <ConfirmFormat written={read.format} onDone={onDone} />;
  return (
    <Dialog title={t("limited.link-bad")} size="xs" closeLabel={t("common.close")} onClose={onDone}>
      <FormatProblems problems={read.problems} />
    </Dialog>
  );
}

interface ConfirmFormatProps {
  readonly written: LimitedFormat;
  readonly onDone: () => void;
}

function ConfirmFormat({ written, onDone }: ConfirmFormatProps) {
  const { t } = useTranslation();
  const { data: catalogue } = useSuspenseQuery(setsOptions());
  const own = useOwnFormat();
  const { format, unknownSets } = resolvedFormat(written, catalogue);
  const { sets, allowed, banned } = format;
  return (
    <Confirmation
      title={t("limited.link-title")}
      confirmLabel={t("limited.link-use")}
      onConfirm={() => {
        chooseOwn(format);
        onDone();
      }}
      onCancel={onDone}
    >
      <p>{t("limited.link-text", { sets: sets.size, allowed: allowed.size, banned: banned.size })}</p>
      {unknownSets.length > 0 && <p>{t("limited.unknown-sets", { codes: unknownSets.join(", ") })}</p>}
      {!isEmptyFormat(own) && <p>{t("limited.link-replaces")}</p>}
    </Confirmation>
  );
}
