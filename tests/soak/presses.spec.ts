import { expect, test } from "../e2e/fixtures";
import { installProbe } from "../e2e/presses/in-page";
import { pressOnArrival } from "../e2e/presses/press";
import { randomFrom } from "../e2e/presses/random";
import { pagesOfPlayer, SPEEDS, slowDown } from "../e2e/presses/visit";

/** Of each width at each speed: eight times as many in all. */
const PRESSES = 126;
const A_PAGE = 21;
/** Times that all pages are opened at most. */
const ROUNDS = 12;
const MAX_SHIFT = 0.001;

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

for (const [at, speed] of SPEEDS.entries()) {
  test(`presses at ${speed}, SEED=${SEED}`, async ({ page, isMobile }) => {
    const random = randomFrom(SEED + at + (isMobile ? 100 : 0));
    const paths = await pagesOfPlayer(page);
    await page.addInitScript(installProbe, { inert: true, seed: SEED });
    const slowed = await slowDown(page, speed);
    const astray: string[] = [];
    let presses = 0;
    for (let round = 0; round < ROUNDS && presses < PRESSES; round += 1) {
      for (const path of paths) {
        // A finger is slower than a mouse: every third round.
        const touch = isMobile && round % 3 === 2;
        const wanted = Math.min(A_PAGE, PRESSES - presses);
        const pressed = await pressOnArrival(page, path, { presses: wanted, random, touch, longest: 40_000 });
        presses += pressed.presses;
        astray.push(...pressed.astray.map((press) => `${path}: ${press}`));
        const shift = pressed.shifts.reduce((sum, { value }) => sum + value, 0);
        if (shift > MAX_SHIFT)
          astray.push(`${path}: layout shift ${shift} ${JSON.stringify(pressed.shifts)}`);
        if (presses >= PRESSES) break;
      }
    }
    await slowed.end();
    process.stdout.write(`${presses} presses, ${astray.length} astray\n`);
    expect(astray).toEqual([]);
    expect(presses).toBe(PRESSES);
  });
}
