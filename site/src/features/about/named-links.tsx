import { type LocalText, localText } from "../../data/site-settings";
import { useTranslation } from "../../i18n/translation";
import styles from "./named-links.module.css";

interface NamedLink {
  readonly name: string;
  readonly url: string;
  readonly about?: LocalText;
}

/** Links to other sites with their names and descriptions. */
export function NamedLinks({ links }: { readonly links: readonly NamedLink[] }) {
  const { language } = useTranslation();
  return (
    <ul className={styles.links}>
      {links.map(({ name, url, about }) => (
        <li key={url}>
          <a href={url} rel="noopener noreferrer">
            {name}
          </a>
          {about !== undefined && <span>{localText(about, language)}</span>}
        </li>
      ))}
    </ul>
  );
}
