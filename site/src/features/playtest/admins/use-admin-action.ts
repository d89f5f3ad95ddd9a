import { useState } from "react";
import { useTranslation } from "../../../i18n/translation";
import { useAnnounce } from "../../../ui/live-region";
import { useTask } from "../../../ui/use-task";
import { problemOf } from "./problem-of";

/** A call by a control: whether it is running, and why it failed, which is announced as well. */
export function useAdminAction() {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { task, run } = useTask();
  const [problem, setProblem] = useState<string | undefined>();
  const attempt = async (act: () => Promise<void>) => {
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      const text = problemOf(t, error);
      setProblem(text);
      announce(text);
    }
  };
  return {
    run: (act: () => Promise<void>) => run(() => attempt(act)),
    busy: task === "busy",
    problem,
    setProblem,
  };
}
