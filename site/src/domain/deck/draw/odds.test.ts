import fc from "fast-check";
import { expect, test } from "vitest";
import type { CardId } from "../../card/card";
import { asCardId } from "../../card/ids";
import { shownPercent } from "../facts/shown-chance";
import { handOdds, nextChance } from "./odds";
import type { Copy, PartDraw } from "./part-draw";

const DEFLECTION = id(100518);
const OTHER = id(100199);

function id(number: number): CardId {
  const found = asCardId(number);
  if (found === undefined) throw new Error(`no card id: ${number}`);
  return found;
}

function pile(deflections: number, others: number): readonly Copy[] {
  return [...Array(deflections).fill(DEFLECTION), ...Array(others).fill(OTHER)].map((card, number) => ({
    card,
    number,
  }));
}

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/**
 * Exact probability, card by card in fractions, that at least `wanted` of `drawn` cards are among the `copies` of a
 * pool.
 */
function exact(wanted: number, drawn: number, copies: number, pool: number): Fraction {
  if (wanted <= 0) return { over: 1n, under: 1n };
  if (drawn === 0 || copies < wanted || drawn < wanted) return { over: 0n, under: 1n };
  const known = memory.get(`${wanted} ${drawn} ${copies} ${pool}`);
  if (known) return known;
  const one = exact(wanted - 1, drawn - 1, copies - 1, pool - 1);
  const none = pool > copies ? exact(wanted, drawn - 1, copies, pool - 1) : { over: 0n, under: 1n };
  const sum = lowest({
    over: BigInt(copies) * one.over * none.under + BigInt(pool - copies) * none.over * one.under,
    under: BigInt(pool) * one.under * none.under,
  });
  memory.set(`${wanted} ${drawn} ${copies} ${pool}`, sum);
  return sum;
}

const memory = new Map<string, Fraction>();

function lowest({ over, under }: Fraction): Fraction {
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  return { over: over / a, under: under / a };
}

const number = ({ over, under }: Fraction) => Number(over) / Number(under);

/** A library of at most 90 cards and a hand of at most 12: all numbers are exact in 53 bits. */
const ANY_PART = fc
  .record({
    held: fc.nat(6),
    others: fc.nat(6),
    left: fc.nat(30),
    rest: fc.nat(48),
  })
  .map(
    ({
      held,
      others,
      left,
      rest,
    }): { readonly part: PartDraw; readonly held: number; readonly left: number } => ({
      part: { drawn: pile(held, others), burned: pile(3, 2), rest: pile(left, rest) },
      held,
      left,
    }),
  );

test("odds equal exact fractions and ignore burned cards", () => {
  fc.assert(
    fc.property(ANY_PART, ({ part, held, left }) => {
      const pool = part.drawn.length + part.rest.length;
      expect(handOdds(part, DEFLECTION)).toEqual({
        held,
        opening: number(exact(held, part.drawn.length, held + left, pool)),
        next: left === 0 ? 0 : left / part.rest.length,
      });
    }),
  );
});

test("6 of 90 and a hand of 7: 39 %, and 6 % for the next card", () => {
  const part = { drawn: pile(1, 6), burned: [], rest: pile(5, 78) };
  const { opening, next } = handOdds(part, DEFLECTION);
  expect(number(exact(1, 7, 6, 90))).toBe(opening);
  expect([shownPercent(opening), shownPercent(next)]).toEqual([39, 6]);
});

test("possible events are never shown as 0, uncertain ones never as 100", () => {
  const one = { drawn: [], burned: [], rest: pile(1, 299) };
  const all = { drawn: [], burned: [], rest: pile(299, 1) };
  expect(nextChance(one, (card) => card === DEFLECTION)).toBe(1 / 300);
  expect(shownPercent(handOdds(one, DEFLECTION).next)).toBe(1);
  expect(shownPercent(handOdds(all, DEFLECTION).next)).toBe(99);
});

test("the chance of a next card is 0 when nothing is left to draw", () => {
  expect(nextChance({ drawn: pile(1, 6), burned: [], rest: [] }, () => true)).toBe(0);
});
