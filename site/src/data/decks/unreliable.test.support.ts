import type fc from "fast-check";
import { ConnectionError, RequestTimeoutError } from "../http";
import { refusal } from "./model-server.test.support";
import type { CallServer } from "./send";

/** What happens to a call on its way. */
export const FATES = [
  "arrives",
  "is lost",
  "answer is lost",
  "answer is late",
  "arrives twice",
  "is held up",
  "busy",
  "throttled",
  "no gateway",
] as const;
export type Fate = (typeof FATES)[number];

/**
 * The network between a device and the server: every leg takes as long as the scheduler likes. Answers that are
 * late come when somebody lets them.
 */
export function unreliable(
  call: CallServer,
  fates: Fate[],
  scheduler: fc.Scheduler,
  late: Set<() => void>,
): CallServer {
  const leg = (label: string) => scheduler.schedule(Promise.resolve(), label);
  return async (path, sent) => {
    const label = `${sent?.method ?? "GET"} ${path}`;
    const fate = fates.shift() ?? "arrives";
    const arrive = () => {
      const answer = call(path, sent);
      // Whoever waits for it hears of it later.
      answer.catch(() => undefined);
      return answer;
    };
    await leg(`${label} ${fate}`);
    if (fate === "is lost") throw new ConnectionError("", path, undefined);
    if (fate === "busy") throw refusal(503, "", { "Retry-After": "1" });
    if (fate === "throttled") throw refusal(429, "throttled", { "Retry-After": "1" });
    if (fate === "no gateway") throw refusal(502, "");
    if (fate === "is held up") {
      void leg(`${label} at last`).then(() => void arrive());
      throw new RequestTimeoutError();
    }
    if (fate === "arrives twice") void arrive();
    const answer = arrive();
    await leg(`${label} answered`);
    if (fate === "answer is late") await new Promise<void>((resolve) => late.add(resolve));
    if (fate === "answer is lost") throw new RequestTimeoutError();
    return await answer;
  };
}
