import type { Card } from "../../../../domain/card/card";
import type { CardEdit, FieldEdit, TextEdit } from "../../../../domain/deck/text-edit/text-edit";
import { useTranslation } from "../../../../i18n/translation";
import { Bullets } from "../../../../ui/bullets";
import formStyles from "../../../../ui/dialog-form.module.css";
import styles from "../../shared/deck-text.module.css";

interface TextChangesProps {
  readonly edit: TextEdit;
  readonly find: (id: number) => Card | undefined;
}

/** The changes that an edited text would make, and its unreadable lines. */
export function TextChanges({ edit, find }: TextChangesProps) {
  const { t } = useTranslation();
  const { cards, fields, badCards, unread } = edit;
  const nothing = cards.length === 0 && fields.length === 0;
  return (
    <section aria-label={t("deck-text.edit-changes")} className={formStyles.form}>
      <h3>{t("deck-text.edit-changes")}</h3>
      <div aria-live="polite" className={`${formStyles.form} ${styles.lines}`}>
        {nothing && <p className={formStyles.note}>{t("deck-text.edit-nothing")}</p>}
        {!nothing && (
          <Bullets>
            {fields.map((field) => (
              <FieldLine key={field.field} edit={field} />
            ))}
            {cards.map((card) => (
              <CardLine key={card.id} edit={card} card={find(card.id)} />
            ))}
          </Bullets>
        )}
        {badCards.length > 0 && (
          <div className={formStyles.problem}>
            <p>{t("deck-text.edit-bad", { count: badCards.length })}</p>
            <Bullets>
              {badCards.map(({ line, text }) => (
                <li key={line}>{t("deck-text.edit-line", { line: String(line), text })}</li>
              ))}
            </Bullets>
          </div>
        )}
        {unread > 0 && <p className={formStyles.note}>{t("deck-text.unread", { count: unread })}</p>}
      </div>
    </section>
  );
}

function FieldLine({ edit }: { readonly edit: FieldEdit }) {
  const { t } = useTranslation();
  const [first = "", ...more] = edit.after.split("\n");
  const value = first === "" ? t("deck-text.edit-blank") : first;
  return (
    <li>
      {t("deck-text.edit-field", {
        field: t(`deck-text.${edit.field}`),
        value: more.length > 0 ? `${value}…` : value,
      })}
    </li>
  );
}

function CardLine({ edit, card }: { readonly edit: CardEdit; readonly card: Card | undefined }) {
  const { t } = useTranslation();
  const key = edit.after < 0 ? "deck-text.edit-taken-out" : "deck-text.edit-copies";
  const name = card?.displayName ?? String(edit.id);
  return <li>{t(key, { card: name, before: String(edit.before), after: String(edit.after) })}</li>;
}
