import { type Keywords, keywordsOfFilter } from "../../domain/query/understand";
import { useTranslation } from "../../i18n/translation";
import { Dialog } from "../dialog";
import styles from "./query-line.module.css";

const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  crypt: [
    "ANI POT cap<=5",
    "clan:!brujah group:5-6",
    "(clan:brujah or dis:POT) -is:banned",
    "text:/\\+\\d bleed/",
  ],
  library: ["t:action -req:clan", "dis:dom,pre t:mod blood<=1", "t:combat dis=pot", '"additional strike*"'],
  decks: [
    "card:Deflection>=4 year>=2020",
    "country:France players>=50",
    "is:star share.master>=25",
    "-tag:combat",
  ],
};

/** How to type a search: the keywords of all filters, as they are registered, and the signs. */
export function QueryHelp({
  keywords,
  onClose,
}: {
  readonly keywords: Keywords;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const kind = keywords.byWord.has("blood") ? "library" : keywords.byWord.has("votes") ? "crypt" : "decks";
  const rows = keywords.filters.filter(({ key }, index, all) => {
    const [first] = keywordsOfFilter(all[index] ?? (all[0] as never));
    return (
      key !== "disciplinesOr" && all.findIndex((other) => keywordsOfFilter(other)[0] === first) === index
    );
  });
  return (
    <Dialog title={t("query.help")} reading size="sm" closeLabel={t("common.close")} onClose={onClose}>
      <h3>{t("query.help-examples")}</h3>
      <ul className={styles.examples}>
        {EXAMPLES[kind]?.map((example) => (
          <li key={example}>
            <code>{example}</code>
          </li>
        ))}
      </ul>
      <h3>{t("query.help-signs")}</h3>
      <ul className={styles.examples}>
        {(["all", "any", "not", "quotes", "pattern", "capitals"] as const).map((sign) => (
          <li key={sign}>{t(`query.sign.${sign}`)}</li>
        ))}
      </ul>
      <h3>{t("query.help-keywords")}</h3>
      <dl className={styles.keywords}>
        {rows.map((filter) => {
          const [first = "", ...others] = keywordsOfFilter(filter);
          const key = `query.keyword.${first}`;
          return (
            <div key={filter.key}>
              <dt>
                <code>{[first, ...others].join(" ")}</code>
              </dt>
              <dd>{t.knows(key) ? t(key) : ""}</dd>
            </div>
          );
        })}
      </dl>
    </Dialog>
  );
}
