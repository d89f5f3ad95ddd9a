import type fc from "fast-check";
import type { SendToApi } from "../../api";
import { ConnectionError, RequestTimeoutError } from "../../http";
import { refusal } from "./model-server.test.support";

/** The effect of the network on a call. */
export const OUTCOMES = [
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
export type Outcome = (typeof OUTCOMES)[number];

/**
 * The network between a device and the server: the scheduler decides how long each leg takes. Late
 * responses wait in `late` until they are released.
 */
export function unreliableNetwork(
  call: SendToApi,
  outcomes: Outcome[],
  scheduler: fc.Scheduler,
  late: Set<() => void>,
): SendToApi {
  const leg = (label: string) => scheduler.schedule(Promise.resolve(), label);
  return async (path, sent) => {
    const label = `${sent?.method ?? "GET"} ${path}`;
    const outcome = outcomes.shift() ?? "arrives";
    const arrive = () => {
      const answer = call(path, sent);
      // The awaiting caller handles the rejection later.
      answer.catch(() => undefined);
      return answer;
    };
    await leg(`${label} ${outcome}`);
    if (outcome === "is lost") throw new ConnectionError("", path, undefined);
    if (outcome === "busy") throw refusal(503, "", { "Retry-After": "1" });
    if (outcome === "throttled") throw refusal(429, "throttled", { "Retry-After": "1" });
    if (outcome === "no gateway") throw refusal(502, "");
    if (outcome === "is held up") {
      void leg(`${label} at last`).then(() => void arrive());
      throw new RequestTimeoutError();
    }
    if (outcome === "arrives twice") void arrive();
    const answer = arrive();
    await leg(`${label} answered`);
    if (outcome === "answer is late") await new Promise<void>((resolve) => late.add(resolve));
    if (outcome === "answer is lost") throw new RequestTimeoutError();
    return await answer;
  };
}
