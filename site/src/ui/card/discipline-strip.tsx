import type { CryptCard, DisciplineCode, DisciplineLevel, LibraryCard } from "../../domain/card/card";
import { isVirtue } from "../../domain/card/disciplines";
import { byCharacters } from "../../domain/text/order";
import { type Translate, useTranslation } from "../../i18n/translation";
import { DisciplineBadge } from "./discipline-badge";
import styles from "./discipline-strip.module.css";
import { gameTerm } from "./game-term";

/** "Dominate, superior"; virtues and requirements have no level. */
export function disciplineLabel(t: Translate, code: DisciplineCode, level?: DisciplineLevel): string {
  const discipline = gameTerm(t, "discipline", code);
  if (level === undefined || isVirtue(code)) return discipline;
  return t(level === 2 ? "card.superior" : "card.inferior", { discipline });
}

/** Superior first, then inferior, alphabetical inside each. */
function ordered(levels: CryptCard["disciplines"]): readonly (readonly [DisciplineCode, DisciplineLevel])[] {
  return Object.entries(levels).toSorted(([a, levelA], [b, levelB]) => levelB - levelA || byCharacters(a, b));
}

interface DisciplineStripProps {
  readonly disciplines: CryptCard["disciplines"];
  readonly size?: "row" | "inline" | undefined;
  readonly direction?: "row" | "column";
  /** Columns that come first; a column is empty if the vampire does not have the discipline. */
  readonly columns?: readonly DisciplineCode[];
}

/** The disciplines of a vampire; in a row more than six badges overlap. */
export function DisciplineStrip(props: DisciplineStripProps) {
  const { disciplines, size, direction = "row", columns = [] } = props;
  const { t } = useTranslation();
  const others = ordered(disciplines).filter(([code]) => !columns.includes(code));
  const tight = direction === "row" && columns.length + others.length > 6 ? styles.tight : "";
  const badge = (code: DisciplineCode, level: DisciplineLevel) => (
    <DisciplineBadge
      key={code}
      code={code}
      level={level}
      label={disciplineLabel(t, code, level)}
      size={size}
    />
  );
  return (
    <span className={`${styles.strip} ${styles[direction]} ${tight}`}>
      {columns.map((code) => {
        const level = disciplines[code];
        return (
          <span key={code} className={styles.slot}>
            {level && badge(code, level)}
          </span>
        );
      })}
      {others.map(([code, level]) => badge(code, level))}
    </span>
  );
}

interface DisciplineRequirementProps {
  readonly card: Pick<LibraryCard, "disciplines" | "disciplineLogic">;
  readonly size?: "row" | "inline" | undefined;
}

/** Required disciplines of a library card: any one is enough ("/"), or all are required ("&"). */
export function DisciplineRequirement({ card, size }: DisciplineRequirementProps) {
  const { t } = useTranslation();
  if (card.disciplines.length === 0) return null;
  const all = card.disciplineLogic === "all";
  return (
    <span className={`${styles.strip} ${styles.row}`}>
      {card.disciplines.map((code, index) => (
        <span key={code} className={styles.needed}>
          {index > 0 && (
            <>
              <span aria-hidden="true">{all ? "&" : "/"}</span>
              <span className="visually-hidden">{t(all ? "card.and" : "card.or")}</span>
            </>
          )}
          <DisciplineBadge code={code} level={1} label={disciplineLabel(t, code)} size={size} />
        </span>
      ))}
    </span>
  );
}
