import type { CDPSession, Page } from "@playwright/test";
import type { Aim, Landing, Shift } from "./in-page";
import { click, rest, tap } from "./input";

/** What came of the presses on one page. */
export interface Pressed {
  readonly presses: number;
  /** Presses that reached something else than the control they were aimed at, in words. */
  readonly astray: readonly string[];
  /** All that moved by itself. */
  readonly shifts: readonly Shift[];
}

interface PressSettings {
  /** How many presses at most. */
  readonly presses: number;
  readonly random: () => number;
  /** With a finger; otherwise with a mouse. */
  readonly touch: boolean;
  /** Milliseconds to wait for a page at most. */
  readonly longest: number;
}

interface Planned {
  readonly aim: Aim;
  readonly delay: number;
  /** When to press, by the clock of this program. */
  readonly due: number;
}

/** Milliseconds between a control's first appearance and the press on it. */
const SOONEST = 50;
const LATEST = 900;
/** Milliseconds without a new control after which a page is complete. */
const QUIET = 3_000;
/** Two touches in less time may be one gesture, which is no press. */
const BETWEEN_TOUCHES = 400;
/** How often new controls are asked for. */
const TICK = 10;

/**
 * Opens an address in a page with an inert probe, and presses controls 50 to 900 ms after each has first appeared, where it has first appeared. The
 * presses have no effect: whatever moves, moves by itself.
 */
export async function pressOnArrival(page: Page, path: string, settings: PressSettings): Promise<Pressed> {
  const session = await page.context().newCDPSession(page);
  await page.goto(path, { waitUntil: "commit" });
  const planned: Planned[] = [];
  const done: Planned[] = [];
  const end = Date.now() + settings.longest;
  let last = end;
  const isOver = () => done.length >= settings.presses || Date.now() > Math.min(end, last + QUIET);

  async function read(): Promise<void> {
    for (let from = 0; !isOver(); await rest(TICK)) {
      const found = await page.evaluate(newAims, from);
      from += found.aims.length;
      if (found.aims.length > 0) last = Date.now();
      for (const aim of found.aims) planned.push(plan(aim, found.now, settings.random()));
      planned.sort((one, other) => one.due - other.due);
    }
  }
  async function press(): Promise<void> {
    for (; !isOver(); await rest(TICK)) await pressDue(session, planned, done, settings);
  }
  await Promise.all([read(), press()]);

  const landings = await landed(page, done.length);
  const shifts = await page.evaluate(() => window.pressProbe.shifts);
  await session.detach();
  return { presses: done.length, astray: done.flatMap((one) => judge(one, landings)), shifts };
}

function newAims(from: number): { readonly aims: readonly Aim[]; readonly now: number } {
  return { aims: window.pressProbe.aims.slice(from), now: performance.now() };
}

function plan(aim: Aim, now: number, random: number): Planned {
  const delay = SOONEST + random * (LATEST - SOONEST);
  return { aim, delay, due: Date.now() + delay - (now - aim.at) };
}

async function pressDue(
  session: CDPSession,
  planned: Planned[],
  done: Planned[],
  { presses, touch }: PressSettings,
): Promise<void> {
  while (done.length < presses) {
    const next = planned[0];
    if (!next || next.due > Date.now()) return;
    planned.shift();
    const delay = next.delay + Date.now() - next.due;
    // So many controls appear at once that not all can be pressed in time.
    if (delay > LATEST || done.some(({ aim }) => isThere(aim, next.aim))) continue;
    if (touch && Date.now() - (done.at(-1)?.due ?? 0) < BETWEEN_TOUCHES) continue;
    done.push({ ...next, delay, due: Date.now() });
    await (touch ? tap : click)(session, next.aim);
  }
}

/** What the presses met, once all have waitForApp. */
async function landed(page: Page, presses: number): Promise<readonly Landing[]> {
  const end = Date.now() + 5_000;
  for (;;) {
    const landings = await page.evaluate(() => window.pressProbe.landings);
    const clicks = landings.filter(({ kind }) => kind === "click").length;
    if (clicks >= presses || Date.now() > end) return landings;
    await rest(50);
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function isThere(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) <= 1 && Math.abs(one.y - other.y) <= 1;
}

function judge({ aim, delay }: Planned, landings: readonly Landing[]): readonly string[] {
  const met = (kind: Landing["kind"]) => landings.find((one) => one.kind === kind && isThere(one, aim));
  const [down, up] = [met("down"), met("click")];
  if (down?.control === aim.control && up?.control === aim.control) return [];
  const say = (landing: Landing | undefined) => (landing ? landing.control || "nothing" : "no event");
  const when = `${Math.round(aim.at)} + ${Math.round(delay)} ms`;
  return [`${when}: ${aim.control} at ${aim.x}, ${aim.y}; pressed: ${say(down)}; clicked: ${say(up)}`];
}
