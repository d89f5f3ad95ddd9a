import type { CDPSession, Page } from "@playwright/test";
import type { Aim, Landing, Shift } from "./in-page";
import { click, rest, tap } from "./input";

/** Result of the presses on one page. */
export interface Pressed {
  readonly presses: number;
  /** Descriptions of presses that hit another control than intended. */
  readonly astray: readonly string[];
  /** All layout shifts. */
  readonly shifts: readonly Shift[];
}

interface PressSettings {
  /** Maximum number of presses. */
  readonly presses: number;
  readonly random: () => number;
  /** By touch instead of mouse. */
  readonly touch: boolean;
  /** Maximum milliseconds per page. */
  readonly longest: number;
}

interface Planned {
  readonly aim: Aim;
  readonly delay: number;
  /** Time of the press by the clock of this process. */
  readonly due: number;
}

/** Milliseconds between the first appearance of a control and its press. */
const SOONEST = 50;
const LATEST = 900;
/** Milliseconds without a new control after which a page counts as complete. */
const QUIET = 3_000;
/** Two touches within this time may be one gesture. */
const BETWEEN_TOUCHES = 400;
/** Interval of polling for new controls. */
const TICK = 10;

/**
 * Opens a URL with an inert probe, and presses controls at their first position, 50 to 900 ms after they appeared.
 * The presses have no effect, so every layout shift is the page's own.
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
    // If many controls appear at once, not all can be pressed in time.
    if (delay > LATEST || done.some(({ aim }) => isThere(aim, next.aim))) continue;
    if (touch && Date.now() - (done.at(-1)?.due ?? 0) < BETWEEN_TOUCHES) continue;
    done.push({ ...next, delay, due: Date.now() });
    await (touch ? tap : click)(session, next.aim);
  }
}

/** Targets of all presses, once their events have arrived. */
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
