import fc from "fast-check";
import { flushTasks } from "./fake-browser.test.support";
import { OUTCOMES, type Outcome } from "./fake-network.test.support";

const RUNS = Number(process.env.RUNS ?? 200);
const MAX_ROUNDS = 600;

/** Half of the calls succeed, so that every run makes progress. */
const anyOutcome = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...OUTCOMES) },
  { weight: 1, arbitrary: fc.constantFrom<Outcome>("arrives", "answer is late") },
);

/** An action, followed by this many steps of pending network and disk work. */
export type Happening<Act> = readonly [Act, number];

interface Devices<Act> {
  readonly act: (act: Act) => Promise<void>;
  /** What holds at any moment. */
  readonly check: () => void;
  /** Heals network and disk, and finishes the pending work. */
  readonly heal: () => Promise<void>;
}

interface Sends {
  /** Paths of the writes that were sent before the device had stored their edits. */
  readonly unstored: readonly string[];
  readonly onSend: (
    operations: readonly { readonly tried: boolean }[],
    path: string,
    sent?: { readonly method?: string },
  ) => void;
}

/** Watches what a computer sends. */
export function watchSends(isWrite: (method: string | undefined) => boolean = () => true): Sends {
  const unstored: string[] = [];
  const onSend: Sends["onSend"] = (operations, path, sent) => {
    if (isWrite(sent?.method) && !operations.some(({ tried }) => tried)) unstored.push(path);
  };
  return { unstored, onSend };
}

interface Unfinished {
  readonly scheduler: fc.Scheduler;
  /** Answers of the server that are late. */
  readonly late: Set<() => void>;
  readonly isUnsent: () => boolean;
  /** What holds at any moment. */
  readonly check: () => void;
  /** Ends what edits wait for. */
  readonly endPauses: () => void;
}

/** Steps until everything is sent, answered and stored; gives up after so many that it never ends. */
export async function settleDevices({
  scheduler,
  late,
  isUnsent,
  check,
  endPauses,
}: Unfinished): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await flushTasks();
    check();
    if (scheduler.count() > 0) await scheduler.waitOne();
    else if (late.size > 0) {
      for (const answer of late) answer();
      late.clear();
    } else if (isUnsent()) endPauses();
    else return;
  }
}

/**
 * Runs the devices of a model through random happenings in a random order of network and disk, and heals them at the
 * end.
 *
 * @param open the model consumes the arrays.
 */
export async function runDevices<Act, Model extends Devices<Act>>(
  happenings: fc.Arbitrary<readonly Happening<Act>[]>,
  open: (scheduler: fc.Scheduler, outcomes: Outcome[], delays: boolean[]) => Promise<Model>,
  expectAtTheEnd: (model: Model) => void,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      happenings,
      fc.array(anyOutcome, { maxLength: 40, size: "max" }),
      fc.array(fc.boolean(), { maxLength: 200, size: "max" }),
      async (scheduler, all, outcomes, delays) => {
        // Copies leave the originals for shrinking and reporting.
        const model = await open(scheduler, [...outcomes], [...delays]);
        for (const [act, steps] of all) {
          await model.act(act);
          await flushTasks();
          model.check();
          for (let step = 0; step < steps && scheduler.count() > 0; step += 1) {
            await scheduler.waitOne();
            await flushTasks();
            model.check();
          }
        }
        await model.heal();
        expectAtTheEnd(model);
      },
    ),
    { numRuns: RUNS },
  );
}
