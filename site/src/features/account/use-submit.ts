import { type FormEvent, useEffect, useRef, useState } from "react";
import { type KnownProblems, type Problem, problemOf } from "./problem";

/** Texts of a form by field name. */
export type Values = Readonly<Record<string, string>>;

type State =
  | { readonly status: "idle" | "sending" | "done" }
  | { readonly status: "failed"; readonly problem: Problem };

interface Submission {
  readonly send: (values: Values) => Promise<void>;
  /** Validation before sending. */
  readonly check: (values: Values) => Problem | undefined;
  readonly known: KnownProblems;
}

/** Submits a form, one request at a time. Input is kept until it has been accepted. */
export function useSubmit({ send, check, known }: Submission) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({ status: "idle" });
  const problem = state.status === "failed" ? state.problem : undefined;

  // Moves keyboard and screen reader users to the field.
  useEffect(() => {
    const field = problem?.field && form.current?.elements.namedItem(problem.field);
    if (field instanceof HTMLInputElement) field.focus();
  }, [problem]);

  const submit = async (values: Values) => {
    const wrong = check(values);
    if (wrong) return setState({ status: "failed", problem: wrong });
    setState({ status: "sending" });
    try {
      await send(values);
      if (form.current) clearPasswords(form.current);
      setState({ status: "done" });
    } catch (error) {
      setState({ status: "failed", problem: problemOf(error, known, Date.now()) });
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status !== "sending") void submit(valuesOf(event.currentTarget));
  };
  return { form, onSubmit, problem, sending: state.status === "sending", done: state.status === "done" };
}

/** Also a revealed password field. */
const isPassword = (name: string) => name.toLowerCase().includes("password");

/** Passwords are cleared after use. */
function clearPasswords(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && isPassword(field.name)) field.value = "";
  }
}

function valuesOf(form: HTMLFormElement): Values {
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, isPassword(name) ? value : value.trim()]] : [],
  );
  return Object.fromEntries(texts);
}
