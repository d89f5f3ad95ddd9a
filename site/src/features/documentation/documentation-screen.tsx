import { cardSearch } from "../../i18n/en/card-search";
import { documentation } from "../../i18n/en/documentation";
import { settings } from "../../i18n/en/settings";
import { titles } from "../../i18n/en/titles";
import { useTranslation } from "../../i18n/translation";
import { loadOptionalStyles } from "../../lazy/optional-styles";
import { Page } from "../../ui/page";
import { LinkedHeading } from "../../ui/reading/linked-heading";
import { useFragment } from "../../ui/reading/use-fragment";
import { ShortcutList } from "../../ui/shortcut-list";
import { CardExample } from "./card-example";
import styles from "./documentation.module.css";
import { LogicExample } from "./logic-example";
import { SearchExamples } from "./search-examples";
import { SECTIONS, type SectionName, TEXTS } from "./sections";

/** @public Loaded along with the page. */
export const messages = [cardSearch, documentation, settings, titles];

/** @public Loaded along with it. */
export const prepare = loadOptionalStyles;

/** How to use the site, section by section; the examples are parts of the site itself. */
export default function DocumentationScreen() {
  const { t } = useTranslation();
  useFragment();
  return (
    <Page>
      <h1>{t("titles.documentation")}</h1>
      <p>{t("documentation.lead")}</p>
      <nav aria-label={t("documentation.contents")}>
        <ul className={styles.contents}>
          {SECTIONS.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`documentation.${section}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map((section) => (
        <Section key={section} name={section} />
      ))}
    </Page>
  );
}

function Section({ name }: { readonly name: SectionName }) {
  const { t } = useTranslation();
  const title = t(`documentation.${name}`);
  return (
    <section aria-labelledby={name} className={styles.section}>
      <LinkedHeading id={name} title={title} label={t("documentation.link", { title })} />
      {TEXTS[name].map((text) => (
        <p key={text}>{t(text)}</p>
      ))}
      <Example of={name} />
    </section>
  );
}

function Example({ of }: { readonly of: SectionName }) {
  switch (of) {
    case "search":
      return <SearchExamples only={["crypt", "library"]} />;
    case "logic":
      return <LogicExample />;
    case "patterns":
      return <SearchExamples only={["pattern"]} />;
    case "card":
      return <CardExample />;
    case "keys":
      return (
        <div className={styles.keys}>
          <ShortcutList />
        </div>
      );
    default:
      return null;
  }
}
