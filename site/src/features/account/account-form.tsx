import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { MessageKey } from "../../i18n/catalogue";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { useAnnounce } from "../../ui/live-region";
import styles from "./account.module.css";
import type { KnownProblems, Problem } from "./problem";
import { useSecondsUntil } from "./use-seconds-until";
import { useSubmit, type Values } from "./use-submit";

const FormProblem = createContext<Problem | undefined>(undefined);

/** Error of a field, from the form around it. */
export function useFieldError(name: string): string | undefined {
  const { t } = useTranslation();
  const problem = useContext(FormProblem);
  return problem?.field === name ? t(problem.message, problem.params) : undefined;
}

interface AccountFormProps {
  readonly submit: string;
  readonly send: (values: Values) => Promise<void>;
  readonly check?: (values: Values) => Problem | undefined;
  readonly known?: KnownProblems;
  /** Success message. */
  readonly done?: MessageKey;
  /** The same, for a second and next to the button. */
  readonly brief?: MessageKey;
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** A form of the account page: fields, button and result. */
export function AccountForm(props: AccountFormProps) {
  const { submit, send, check = allowAll, known = NOTHING_KNOWN, done, brief, children } = props;
  const { primary = false } = props;
  const form = useSubmit({ send, check, known });
  const seconds = useSecondsUntil(form.problem?.waitUntil);
  return (
    <FormProblem value={form.problem}>
      {/* Messages come from the catalog instead of the browser. */}
      <form ref={form.form} noValidate className={styles.form} onSubmit={form.onSubmit}>
        {children}
        <FormMessage problem={form.problem} seconds={seconds} done={form.done ? done : undefined} />
        <div className={styles.submit}>
          <Button
            type="submit"
            variant={primary ? "primary" : "secondary"}
            disabled={seconds > 0}
            aria-disabled={form.sending}
          >
            {form.sending ? `${submit}…` : submit}
          </Button>
          {form.done && brief !== undefined && <BriefMessage message={brief} />}
        </div>
      </form>
    </FormProblem>
  );
}

const NOTHING_KNOWN: KnownProblems = {};
const allowAll = () => undefined;

/** Milliseconds that a success message is shown (docs/rules/accounts.md §8). */
const BRIEF_MS = 1000;

function BriefMessage({ message }: { readonly message: MessageKey }) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [shown, setShown] = useState(true);
  const text = t(message);
  useEffect(() => {
    announce(text);
    const timer = setTimeout(() => setShown(false), BRIEF_MS);
    return () => clearTimeout(timer);
  }, [announce, text]);
  return shown && <span className={styles.done}>{text}</span>;
}

interface FormMessageProps {
  readonly problem: Problem | undefined;
  readonly seconds: number;
  readonly done: MessageKey | undefined;
}

/** Errors that belong to no field. A countdown is only announced at its start and end. */
function FormMessage({ problem, seconds, done }: FormMessageProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const text = useFormText(problem, seconds, done);
  const announced = problem?.waitUntil !== undefined && seconds > 0 ? t("account.throttled") : text;
  useEffect(() => {
    if (announced !== undefined) announce(announced);
  }, [announced, announce]);
  if (text === undefined) return null;
  return <p className={problem ? styles.problem : styles.done}>{text}</p>;
}

function useFormText(problem: Problem | undefined, seconds: number, done: MessageKey | undefined) {
  const { t } = useTranslation();
  if (!problem) return done && t(done);
  if (problem.field !== undefined) return undefined;
  if (problem.waitUntil === undefined) return t(problem.message, problem.params);
  if (seconds === 0) return t("account.throttled-over");
  const wait =
    seconds > 60
      ? t("account.wait-minutes", { count: Math.ceil(seconds / 60) })
      : t("account.wait-seconds", { count: seconds });
  return `${t(problem.message)} ${wait}`;
}
