import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARDS_A_PAGE, cardRectangle, cutLines, PAPERS, type Paper, pagesFor, withGap } from "./page-layout";

const papers: readonly Paper[] = ["a4", "letter"];

describe("a page of proxies", () => {
  it.each([
    ["a4", 0, 10.25, 10.25],
    ["a4", 2, 136.75, 10.25],
    ["a4", 4, 73.5, 98.5],
    ["a4", 8, 136.75, 186.75],
    ["letter", 0, 13.2, 7.45],
    ["letter", 8, 139.7, 183.95],
  ] as const)("on %s has card %i at %f, %f", (paper, number, x, y) => {
    const rectangle = cardRectangle(paper, number);
    expect(rectangle.x).toBeCloseTo(x, 9);
    expect(rectangle.y).toBeCloseTo(y, 9);
    expect([rectangle.width, rectangle.height]).toEqual([63, 88]);
  });

  it.each(papers)("leaves a gap of a quarter of a millimetre between cards on %s", (paper) => {
    const [first, second, below] = [0, 1, 3].map((number) => cardRectangle(paper, number));
    expect(second && first && second.x - first.x - first.width).toBeCloseTo(0.25, 9);
    expect(below && first && below.y - first.y - first.height).toBeCloseTo(0.25, 9);
  });

  it("is centered horizontally, and on Letter also vertically", () => {
    for (const paper of papers) {
      const last = cardRectangle(paper, 8);
      expect(cardRectangle(paper, 0).x).toBeCloseTo(PAPERS[paper].width - last.x - last.width, 9);
    }
    const last = cardRectangle("letter", 8);
    expect(cardRectangle("letter", 0).y).toBeCloseTo(PAPERS.letter.height - last.y - last.height, 9);
  });

  it.each(papers)("has cut lines for all nine cards from 1 mm off the edge on %s", (paper) => {
    const { width, height } = PAPERS[paper];
    const lines = cutLines(paper);
    expect(lines).toHaveLength(16);
    for (const { from, to } of lines) {
      const ends = [...from.map((at, axis) => [at, axis]), ...to.map((at, axis) => [at, axis])] as number[][];
      const edges = ends.map(([at = 0, axis]) => Math.min(at, (axis === 0 ? width : height) - at));
      expect(Math.min(...edges)).toBeCloseTo(1, 9);
    }
  });

  it("keeps cut lines out of cards and gaps", () => {
    for (const paper of papers) {
      for (let number = 0; number < CARDS_A_PAGE; number += 1) {
        const { x, y, width, height } = withGap(cardRectangle(paper, number));
        for (const { from, to } of cutLines(paper)) {
          const crosses =
            Math.max(from[0], to[0]) > x + 1e-9 &&
            Math.min(from[0], to[0]) < x + width - 1e-9 &&
            Math.max(from[1], to[1]) > y + 1e-9 &&
            Math.min(from[1], to[1]) < y + height - 1e-9;
          expect(crosses).toBe(false);
        }
      }
    }
  });

  it("continues on the next page after nine cards", () => {
    expect([0, 1, 9, 10, 100].map(pagesFor)).toEqual([0, 1, 1, 2, 12]);
    fc.assert(
      fc.property(fc.nat(5000), (cards) => {
        const pages = pagesFor(cards);
        expect(pages * CARDS_A_PAGE).toBeGreaterThanOrEqual(cards);
        expect((pages - 1) * CARDS_A_PAGE).toBeLessThan(cards === 0 ? 1 : cards);
      }),
    );
  });
});
