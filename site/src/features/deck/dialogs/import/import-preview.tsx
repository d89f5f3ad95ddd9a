import { isCrypt } from "../../../../domain/card/ids";
import type { DeckCards } from "../../../../domain/deck/deck";
import type { BadCard } from "../../../../domain/deck/deck-text";
import type { ImportedDeck } from "../../../../domain/deck/imported-deck";
import { useTranslation } from "../../../../i18n/translation";
import { Bullets } from "../../../../ui/bullets";
import formStyles from "../../../../ui/dialog-form.module.css";
import type { KnownNames } from "../../../../ui/legality/known-names";
import { LegalitySummary } from "../../../../ui/legality/legality-summary";
import styles from "../../shared/deck-text.module.css";

interface ImportPreviewProps {
  readonly imported: ImportedDeck;
  readonly names: KnownNames;
  /** An anonymous deck has no revisions. */
  readonly account: boolean;
}

/** A preview of the deck that would be imported. */
export function ImportPreview({ imported, names, account }: ImportPreviewProps) {
  const { t } = useTranslation();
  const { draft, bad, unread, revisions } = imported;
  const facts = [
    ["deck-text.name", draft.name],
    ["deck-text.author", draft.author],
    ["deck-text.description", draft.description.split("\n", 1)[0] ?? ""],
    ["deck-text.cards", t("deck-text.cards-count", copies(draft.cards))],
  ] as const;
  return (
    <section aria-label={t("deck-text.preview")} className={formStyles.form}>
      <h3>{t("deck-text.preview")}</h3>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== "")
          .map(([label, value]) => (
            <Fact key={label} label={t(label)} value={value} />
          ))}
      </dl>
      {draft.cards.size > 0 && <LegalitySummary cards={draft.cards} names={names} />}
      {revisions.length > 0 && (
        <p>
          {t(account ? "deck-text.revisions" : "deck-text.revisions-left-out", { count: revisions.length })}
        </p>
      )}
      {bad.length > 0 && <BadLines bad={bad} />}
      {unread > 0 && <p className={formStyles.note}>{t("deck-text.unread", { count: unread })}</p>}
    </section>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}

const LISTED = 5;

function BadLines({ bad }: { readonly bad: readonly BadCard[] }) {
  const { t } = useTranslation();
  const more = bad.length - LISTED;
  const wrong = bad.filter(({ problem }) => problem === "quantity").length;
  const unknown = bad.length - wrong;
  return (
    <div>
      <p>
        {unknown > 0 && t("deck-text.bad", { count: unknown })}{" "}
        {wrong > 0 && t("deck-text.bad-quantity", { count: wrong })} {t("deck-text.bad-later")}
      </p>
      <Bullets>
        {bad.slice(0, LISTED).map(({ line, text }) => (
          <li key={line}>{t("deck-text.edit-line", { line: String(line), text })}</li>
        ))}
        {more > 0 && <li>{t("deck-text.more-lines", { count: more })}</li>}
      </Bullets>
    </div>
  );
}

function copies(cards: DeckCards): { readonly crypt: number; readonly library: number } {
  let [crypt, library] = [0, 0];
  for (const [id, count] of cards) {
    if (isCrypt(id)) crypt += count;
    else library += count;
  }
  return { crypt, library };
}
