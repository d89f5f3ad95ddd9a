import { useRef, useState } from "react";
import { useTranslation } from "../../i18n/translation";
import { useAnnounce } from "../../ui/live-region";
import { type Problem, problemOf } from "./problem";

/** Action of a button that calls the API, with its busy state and error. */
export function useAction(act: () => Promise<void>) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | undefined>();
  const running = useRef(false);
  const run = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      const found = problemOf(error, {}, Date.now());
      setProblem(found);
      announce(t(found.says, found.params));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run: () => void run(), busy, problem: problem && t(problem.says, problem.params) };
}
