import { useEffect, useState } from "react";
import type { BadCard } from "../../domain/deck/deck-text";
import type { Fix } from "../../domain/deck/fixes";
import type { FoundName, NameSearch } from "../../domain/name/found-name";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../button";
import { focusFirst } from "../confirmation";
import styles from "../dialog-form.module.css";
import { LabelledInput } from "../form/labelled-input";
import { QuantityCell } from "../quantity/quantity-cell";
import { LIVE, useMedia } from "../use-media";

interface FixRowProps {
  readonly bad: BadCard;
  /** The cards chosen for the line so far. */
  readonly fix: Fix | undefined;
  readonly search: NameSearch;
  readonly first: boolean;
  /** Of one card. */
  readonly maxCopies: number;
  readonly onFix: (fix: Fix) => void;
}

const LINE = /^(\d+)\s*[x×*]?\s*(.*)$/i;
/** Removes columns and comments after a name, which would mislead the search. */
const BEHIND_NAME = /\s{2,}.*|\t.*|\s--.*|\s*[([].*/s;

/** A line, its copies, and the suggested cards, best first. */
export function FixRow({ bad, fix, search, first, maxCopies, onFix }: FixRowProps) {
  const { t } = useTranslation();
  const [, number = "", rest = ""] = LINE.exec(bad.text) ?? [];
  const [copies, setCopies] = useState(fix?.copies ?? Math.min(Number(number), maxCopies));
  const [written, setWritten] = useState(rest.replace(BEHIND_NAME, ""));
  const found = useFound(written, search);
  const wide = useMedia(LIVE);
  const line = bad.text;
  const chosen = found?.find(({ id }) => id === fix?.card);
  const [pressed, setPressed] = useState<string | undefined>();
  const label = pressed ?? chosen?.label;

  const count = (wanted: number) => {
    const next = Math.max(wanted, 0);
    setCopies(next);
    if (fix !== undefined) onFix({ card: fix.card, copies: next });
  };
  const choose = (name: FoundName) => {
    setPressed(name.label);
    onFix({ card: name.id, copies });
  };
  return (
    <li>
      <div className={styles.choices}>
        <QuantityCell
          quantity={copies}
          messages={{
            count: t("deck-text.fix-copies", { line }),
            more: t("deck-text.fix-more", { line }),
            fewer: t("deck-text.fix-fewer", { line }),
          }}
          onChange={count}
          max={maxCopies}
          typed={wide}
        />
        <code>{line}</code>
        {bad.problem === "quantity" && (
          <span className={styles.note}>{t("deck-text.fix-quantity", { max: maxCopies })}</span>
        )}
        {fix !== undefined && label !== undefined && (
          <span className={styles.done}>
            {t("deck-text.fix-done", { copies: String(fix.copies), card: label })}
          </span>
        )}
      </div>
      <LabelledInput
        label={t("deck-text.fix-card", { line })}
        type="search"
        autoComplete="off"
        ref={first && wide ? focusFirst : undefined}
        spellCheck={false}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <fieldset className={styles.choices} aria-label={t("deck-text.fix-similar", { line })}>
        {found?.map((name) => (
          <Button key={name.id} aria-pressed={name === chosen} onClick={() => choose(name)}>
            <span lang="en">{name.label}</span>
          </Button>
        ))}
        {found?.length === 0 && <p className={styles.note}>{t("deck-text.fix-none")}</p>}
      </fieldset>
    </li>
  );
}

/** The suggestions for a text; undefined while they are loading. */
function useFound(written: string, search: NameSearch): readonly FoundName[] | undefined {
  const [found, setFound] = useState<readonly FoundName[] | undefined>();
  useEffect(() => {
    let current = true;
    void search(written).then((names) => {
      if (current) setFound(names);
    });
    return () => {
      current = false;
    };
  }, [written, search]);
  return found;
}
