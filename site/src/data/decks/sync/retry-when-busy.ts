import { apiFailureOf } from "./api-failure";

const TRIES = 4;

/** Retries a call after the time that a busy server asks for. Rejects like the call, at the latest after four tries. */
export async function retryWhenBusy<Result>(
  later: (ms: number, work: () => void) => unknown,
  call: () => Promise<Result>,
): Promise<Result> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await call();
    } catch (error) {
      const failure = apiFailureOf(error);
      if (left <= 1 || failure.status !== "busy" || failure.seconds === undefined) throw error;
      const { seconds } = failure;
      await new Promise<void>((resolve) => void later(seconds * 1000, resolve));
    }
  }
}
