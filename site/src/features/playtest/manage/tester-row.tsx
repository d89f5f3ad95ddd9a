import { isLanguage, LANGUAGE_NAMES } from "../../../domain/language";
import type { Role } from "../../../domain/playtest/testers";
import type { TesterSchema } from "../../../generated/api";
import { formatDay } from "../../../i18n/day";
import { type Translate, useTranslation } from "../../../i18n/translation";
import { Switch } from "../../../ui/switch";
import admins from "../admins/admins.module.css";
import { RoleSelect } from "./role-select";
import styles from "./tester-list.module.css";

interface TesterRowProps {
  readonly tester: TesterSchema;
  readonly isLastAdmin: boolean;
  /** Why the last change of this tester failed. */
  readonly problem: string | undefined;
  readonly onSwitch: (on: boolean) => void;
  readonly onRole: (role: Role) => void;
}

/** A playtester with the role and what the profile states. */
export function TesterRow({ tester, isLastAdmin, problem, onSwitch, onRole }: TesterRowProps) {
  const { t } = useTranslation();
  const { username: name, isOn } = tester;
  return (
    <li className={isOn ? styles.row : styles.former}>
      <div className={styles.name}>
        <Switch
          label={name}
          on={isOn}
          disabled={isLastAdmin}
          {...(isLastAdmin && { hint: t("playtest-admin.last-admin") })}
          onChange={onSwitch}
        />
        {problem !== undefined && <p className={admins.problem}>{problem}</p>}
      </div>
      <div className={styles.role}>
        {isOn && !isLastAdmin ? (
          <RoleSelect label={t("playtest-admin.role-of", { name })} role={tester.role} onChange={onRole} />
        ) : (
          <span>{t(isOn ? "playtest-admin.role-admin" : "playtest-admin.former")}</span>
        )}
      </div>
      <dl className={styles.facts}>
        {factsOf(t, tester).map(({ label, value, lang }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly lang?: string;
}

function factsOf(t: Translate, tester: TesterSchema): readonly Fact[] {
  const { language, games, reports, active, added, addedBy, liaison } = tester;
  const nothing = t("playtest-admin.nothing");
  const named = isLanguage(language) && { value: LANGUAGE_NAMES[language], lang: language };
  return [
    { label: t("playtest-admin.language"), ...(named || { value: nothing }) },
    { label: t("playtest-admin.games"), value: games || nothing },
    { label: t("playtest-admin.reports-written"), value: String(reports) },
    { label: t("playtest-admin.active"), value: active === null ? nothing : formatDay(t, active) },
    { label: t("playtest-admin.added"), value: formatDay(t, added) },
    { label: t("playtest-admin.added-by"), value: addedBy ?? nothing },
    { label: t("playtest-admin.liaison"), value: liaison || nothing },
  ];
}
