import { useState } from "react";
import { useTranslation } from "../../i18n/translation";
import { useAnnounce } from "../../ui/live-region";
import { useTask } from "../../ui/use-task";
import { type Problem, problemOf } from "./problem";

/** A call of the API by a button: whether it is running, and the message of its failure, which is announced as well. */
export function useAction<Options = void>(act: (options: Options) => Promise<void>) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { task, run } = useTask();
  const [problem, setProblem] = useState<Problem | undefined>();
  const attempt = async (options: Options) => {
    setProblem(undefined);
    try {
      await act(options);
    } catch (error) {
      const found = problemOf(error, {}, Date.now());
      setProblem(found);
      announce(t(found.message, found.params));
    }
  };
  return {
    run: (options: Options) => run(() => attempt(options)),
    busy: task === "busy",
    problem: problem && t(problem.message, problem.params),
  };
}
