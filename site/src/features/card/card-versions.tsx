import type { CryptCard } from "../../domain/card/card";
import { type Translate, useTranslation } from "../../i18n/translation";
import { CardLink } from "../../ui/card/card-link";
import { Field } from "../../ui/card/field";
import styles from "./card-versions.module.css";
import type { ShownCard } from "./use-card";

/** Other cards of the same vampire: base or advanced version, and other groups. */
export function CardVersions({ shown: { card, versions } }: { readonly shown: ShownCard }) {
  const { t } = useTranslation();
  if (card.kind === "library" || versions.length === 0) return null;
  return (
    <Field name={t("card.field.versions")}>
      <ul className={styles.versions}>
        {versions.map((other) => (
          <li key={other.id}>
            <CardLink id={other.id} preview>
              {other.displayName}
            </CardLink>{" "}
            <span className={styles.what}>{relation(t, card, other)}</span>
          </li>
        ))}
      </ul>
    </Field>
  );
}

function relation(t: Translate, card: CryptCard, other: CryptCard): string {
  const group = other.group === "any" ? t("card.groupAny") : t("card.group", { group: String(other.group) });
  const version = other.id === card.otherVersion;
  const which = version ? t(other.advanced ? "card.version.advanced" : "card.version.base") : other.clan;
  return `${which} · ${group}`;
}
