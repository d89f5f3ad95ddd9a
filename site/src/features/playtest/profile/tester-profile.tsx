import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { profileOptions } from "../../../data/playtest/tester-profile";
import { LANGUAGE_NAMES, LANGUAGES } from "../../../domain/language";
import type { OwnReport, ReportSubject } from "../../../domain/playtest/own-report";
import { countReports } from "../../../domain/playtest/progress";
import type { TesterProfileResponse } from "../../../generated/api";
import { formatDay } from "../../../i18n/day";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import form from "../../../ui/form/form.module.css";
import labelled from "../../../ui/form/labelled-input.module.css";
import { Liaison } from "./liaison";
import styles from "./profile.module.css";
import { useProfileSaving } from "./use-profile-saving";

interface TesterProfileProps {
  /** The own reports, as far as they are known. */
  readonly reports: ReadonlyMap<ReportSubject, OwnReport> | undefined;
}

/** What testers state about themselves, saved by each field (docs/rules/playtest.md §1.4). */
export function TesterProfile({ reports }: TesterProfileProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(profileOptions());
  if (data) return <Fields profile={data} reports={reports} />;
  if (!isError) return <p role="status">{t("common.loading")}</p>;
  return (
    <>
      <p role="alert">{t("tester.profile-failed")}</p>
      <p>
        <Button onClick={() => void refetch()}>{t("common.retry")}</Button>
      </p>
    </>
  );
}

const GAMES = ["0", "1-3", "4-6", "7+"] as const;

function Fields({ profile, reports }: TesterProfileProps & { readonly profile: TesterProfileResponse }) {
  const { t } = useTranslation();
  const { state, changed, save } = useProfileSaving();
  const { language, liaison, games } = { ...profile, ...changed };
  const isUnsaved = state === "unsaved" || state === "refused";
  return (
    <div className={styles.profile}>
      <Choice
        label={t("tester.language")}
        value={language ?? ""}
        options={LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]] as const)}
        onChange={(next) => save({ language: next })}
      />
      <Liaison value={liaison ?? ""} onSave={(next) => save({ liaison: next })} />
      <Choice
        label={t("tester.games")}
        hint={t("tester.games-hint")}
        value={games ?? ""}
        options={GAMES.map((one) => [one, one] as const)}
        onChange={(next) => save({ games: next })}
      />
      <p role="status" className={isUnsaved ? labelled.error : labelled.hint}>
        {state !== "idle" && t(`tester.profile-${state}`)}
      </p>
      <dl className={styles.facts}>
        <dt>{t("tester.counted")}</dt>
        <dd>{reports ? countReports(reports) : profile.reports}</dd>
        <dt>{t("tester.active")}</dt>
        <dd>{profile.active ? formatDay(t, profile.active) : t("tester.never")}</dd>
      </dl>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  /** "" for none. */
  readonly onChange: (value: Value | "") => void;
}

function Choice<Value extends string>({ label, hint, value, options, onChange }: ChoiceProps<Value>) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={labelled.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={form.select}
        aria-describedby={hint && `${id}-hint`}
        value={value}
        onChange={({ target }) => onChange(options.find(([one]) => one === target.value)?.[0] ?? "")}
      >
        <option value="">{t("tester.unanswered")}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className={labelled.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
