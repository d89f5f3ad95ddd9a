import type { MessageKey } from "../i18n/catalogue";
import { useTranslation } from "../i18n/translation";
import styles from "./shortcut-list.module.css";

interface Shortcut {
  readonly keys: readonly string[];
  readonly does: MessageKey;
}

const MAP: readonly { readonly where: MessageKey; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    where: "display.keys-everywhere",
    shortcuts: [
      { keys: ["Ctrl K", "⌘ K"], does: "display.palette" },
      { keys: ["/"], does: "display.keys-quick" },
      { keys: ["N"], does: "display.keys-new-deck" },
      { keys: ["T"], does: "display.keys-seating" },
      { keys: ["?"], does: "display.keys-map" },
    ],
  },
  {
    where: "display.keys-lists",
    shortcuts: [
      { keys: ["↑", "↓"], does: "display.keys-rows" },
      { keys: ["Enter"], does: "display.keys-open" },
    ],
  },
  {
    where: "display.keys-deck",
    shortcuts: [
      { keys: ["C"], does: "display.keys-add-crypt" },
      { keys: ["L"], does: "display.keys-add-library" },
      { keys: ["+", "−"], does: "display.keys-copies" },
      { keys: ["Ctrl Z", "⌘ Z"], does: "display.keys-undo" },
      { keys: ["Ctrl Shift Z", "⌘ ⇧ Z"], does: "display.keys-redo" },
    ],
  },
  {
    where: "display.keys-card",
    shortcuts: [
      { keys: ["←", "→"], does: "display.keys-neighbours" },
      { keys: ["Esc"], does: "display.keys-close" },
    ],
  },
];

/** All keyboard shortcuts of the site. */
export function ShortcutList() {
  const { t } = useTranslation();
  return (
    <>
      {MAP.map(({ where, shortcuts: list }) => (
        <section key={where} className={styles.section}>
          <h3>{t(where)}</h3>
          <dl className={styles.list}>
            {list.map(({ keys, does }) => (
              <div key={does} className={styles.row}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{t(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
