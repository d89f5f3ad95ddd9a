import { failureOf } from "./outcome";

const TRIES = 4;

/** Makes a call again after the time that a busy server asks for. Rejects as the call does, at the latest after four tries. */
export async function patiently<Answer>(
  later: (ms: number, work: () => void) => unknown,
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await call();
    } catch (error) {
      const failure = failureOf(error);
      if (left <= 1 || failure.status !== "busy" || failure.seconds === undefined) throw error;
      const { seconds } = failure;
      await new Promise<void>((resolve) => void later(seconds * 1000, resolve));
    }
  }
}
