import type { CardKind } from "../../domain/card/card";
import { hasCardList } from "../../domain/card/card-list";
import { preconSearch } from "../../domain/search/search-url";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { PageLink } from "./page-link";
import { isSearchable, type SetPrinting } from "./printings";
import type { ScanChoice } from "./scan-choice";
import styles from "./set-details.module.css";

interface SetDetailsProps {
  readonly kind: CardKind;
  readonly printing: SetPrinting;
  /** Undefined if the image host has no set scans. */
  readonly scan: ScanChoice | undefined;
}

/** Details of a set token: full name and year, rarity in words, precons with copies. */
export function SetDetails({ kind, printing, scan }: SetDetailsProps) {
  const { t } = useTranslation();
  const { code, set, rarities, promos } = printing;
  return (
    <div className={styles.details}>
      <p className={styles.name}>
        {set ? <PageLink href={`/sets/${code}`}>{set.name}</PageLink> : code}
        {set?.date && <span className={styles.year}>{set.date.slice(0, 4)}</span>}
      </p>
      <ul className={styles.list}>
        {rarities.map(({ rarity, frequency }) => (
          <li key={rarity}>
            {t(`card.rarity.${rarity}`)}
            {frequency > 1 && ` · ${t("card.set.frequency", { count: frequency })}`}
          </li>
        ))}
        <PreconLines kind={kind} printing={printing} />
        {promos.map(({ date, name, copies }) => (
          <li key={date}>
            {[name, date, copies > 1 ? t("card.set.copies", { count: copies }) : ""]
              .filter(Boolean)
              .join(" · ")}
          </li>
        ))}
      </ul>
      {scan && <ScanButton code={code} scan={scan} />}
    </div>
  );
}

function PreconLines({ kind, printing: { code: set, precons } }: Omit<SetDetailsProps, "scan">) {
  const { t } = useTranslation();
  return precons.map(({ code, precon, copies }) => {
    const name = precon?.name || code || t("card.set.fixed");
    return (
      <li key={code}>
        {isSearchable(precon) ? (
          <PageLink href={preconSearch(kind, set, code)} title={t("card.set.searchPrecon", { precon: name })}>
            {name}
          </PageLink>
        ) : (
          name
        )}
        {(precon === undefined || hasCardList(precon)) && ` · ${t("card.set.copies", { count: copies })}`}
      </li>
    );
  });
}

function ScanButton({ code, scan }: { readonly code: string; readonly scan: ScanChoice }) {
  const { t } = useTranslation();
  const chosen = scan.chosen === code;
  return (
    <Button onClick={() => scan.choose(chosen ? undefined : code)}>
      {t(chosen ? "card.set.standard" : "card.set.scan")}
    </Button>
  );
}
