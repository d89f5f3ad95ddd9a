import { Fragment } from "react";
import type { CardId } from "../../../../domain/card/card";
import type { CopiesChange, ImportPlan } from "../../../../domain/inventory/files/import-plan";
import type { ImportedStock } from "../../../../domain/inventory/files/imported-stock";
import { useTranslation } from "../../../../i18n/translation";
import { Bullets } from "../../../../ui/bullets";
import { Button } from "../../../../ui/button";
import styles from "../../../../ui/dialog-form.module.css";
import { CardList } from "../shared/card-list";
import { Folded } from "../shared/folded";

interface ImportPreviewProps {
  readonly imported: ImportedStock;
  readonly plan: ImportPlan;
  readonly nameOf: (card: CardId) => string;
  /** Lines that were bad before any was fixed. */
  readonly fixable: number;
  readonly onFix: () => void;
}

/** What the import would change, before it is confirmed. */
export function ImportPreview({ imported, plan, nameOf, fixable, onFix }: ImportPreviewProps) {
  const { t } = useTranslation();
  const { unread, bad } = imported;
  return (
    <section aria-label={t("inventory-dialogs.preview")} className={styles.form}>
      <h3>{t("inventory-dialogs.preview")}</h3>
      {(plan.isEmpty || plan.changes.length === 0) && (
        <p>{t(plan.isEmpty ? "inventory-dialogs.no-cards" : "inventory-dialogs.no-change")}</p>
      )}
      {(["added", "changed", "removed"] as const).map((kind) => (
        <Fragment key={kind}>
          {!plan.isEmpty && plan[kind].length > 0 && (
            <Changes kind={kind} changes={plan[kind]} nameOf={nameOf} />
          )}
        </Fragment>
      ))}
      {plan.otherValues > 0 && <p>{t("inventory-dialogs.other-values", { count: plan.otherValues })}</p>}
      {plan.limited.length > 0 && (
        <p className={styles.problem}>{t("inventory-dialogs.limited", { count: plan.limited.length })}</p>
      )}
      {fixable > 0 && <BadLines bad={bad} onFix={onFix} />}
      <WrongRows rows={imported.wrong} />
      {unread > 0 && <p className={styles.note}>{t("deck-text.unread", { count: unread })}</p>}
    </section>
  );
}

interface ChangesProps {
  readonly kind: "added" | "changed" | "removed";
  readonly changes: readonly CopiesChange[];
  readonly nameOf: (card: CardId) => string;
}

function Changes({ kind, changes, nameOf }: ChangesProps) {
  const { t } = useTranslation();
  const label = t(`inventory-dialogs.${kind}`, { count: changes.length });
  const entries = changes.map(({ card, before = 0, after }) => {
    const texts = { card: nameOf(card), before: String(before), after: String(after) };
    const key = after === undefined ? "inventory-dialogs.copies-removed" : "inventory-dialogs.copies-change";
    return { card, text: kind === "added" ? `${after}× ${texts.card}` : t(key, texts) };
  });
  return (
    <Folded title={label}>
      <CardList label={label} entries={entries} />
    </Folded>
  );
}

const LISTED = 5;

function BadLines({ bad, onFix }: { readonly bad: ImportedStock["bad"]; readonly onFix: () => void }) {
  const { t } = useTranslation();
  const wrong = bad.filter(({ problem }) => problem === "quantity").length;
  const unknown = bad.length - wrong;
  return (
    <>
      {bad.length > 0 && (
        <p>
          {unknown > 0 && t("deck-text.bad", { count: unknown })}{" "}
          {wrong > 0 && t("deck-text.bad-quantity", { count: wrong })} {t("inventory-dialogs.bad-left")}
        </p>
      )}
      <Listed texts={bad.map(({ line, text }) => t("deck-text.edit-line", { line: String(line), text }))} />
      <div className={styles.choices}>
        <Button onClick={onFix}>
          {bad.length > 0
            ? t("inventory-dialogs.fix-lines", { count: bad.length })
            : t("deck-text.fix-all-done")}
        </Button>
      </div>
    </>
  );
}

function WrongRows({ rows }: { readonly rows: ImportedStock["wrong"] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  const texts = rows.map(({ line, text, field }) =>
    t(`inventory-dialogs.wrong-${field}`, { line: String(line), text }),
  );
  return (
    <>
      <p className={styles.problem}>{t("inventory-dialogs.wrong", { count: rows.length })}</p>
      <Listed texts={texts} />
    </>
  );
}

function Listed({ texts }: { readonly texts: readonly string[] }) {
  const { t } = useTranslation();
  if (texts.length === 0) return null;
  return (
    <Bullets>
      {texts.slice(0, LISTED).map((text) => (
        <li key={text}>{text}</li>
      ))}
      {texts.length > LISTED && <li>{t("deck-text.more-lines", { count: texts.length - LISTED })}</li>}
    </Bullets>
  );
}
