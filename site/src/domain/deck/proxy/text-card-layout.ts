import type { TextSegment } from "../../card/card-text";
import { type Badge, disciplineBadge, drawBadge } from "./badge";
import { flow } from "./flow";
import { CARD } from "./page-layout";
import type { Drawn, Measure, TextCard } from "./text-card";

/** All in mm. */
const MARGIN = 3.5;
const INNER = CARD.width - 2 * MARGIN;
const FOOT = 8;
const FOOT_TOP = CARD.height - MARGIN - FOOT;
const BODY_GAP = 1.5;

/** Font size of 12 points is 4.2 mm; longer texts shrink down to the smallest readable size. */
const NAME_SIZES = [4.2, 3.8, 3.4, 3, 2.6];
const NAME_LINES = 2;
const LINE_SIZE = 2.6;
const TEXT_SIZES = [3.8, 3.6, 3.4, 3.2, 3, 2.8, 2.6, 2.4, 2.2, 2, 1.85, 1.7, 1.55, 1.4];

const RAIL = { badge: 3.9, width: 10, step: 6.4 };
const COSTS = {
  kinds: { blood: "drop", pool: "diamond", conviction: "shield" },
  size: 4.6,
  step: 8.5,
} as const;

/**
 * Layout of a text card: name and type at the top, disciplines on the left, text in the middle, costs or capacity at
 * the bottom. The text shrinks to fit.
 */
export function layOutTextCard(card: TextCard, measure: Measure): readonly Drawn[] {
  const name = setName(card.name, measure);
  const line = flow(
    card.line,
    { x: MARGIN, y: name.bottom + 0.4, width: INNER, size: LINE_SIZE, font: "plain" },
    measure,
  );
  const rule = line.bottom + 0.9;
  const body = rule + BODY_GAP;
  return [
    ...name.drawn,
    ...line.drawn,
    { kind: "shape", shape: "line", x: MARGIN, y: rule, width: INNER, height: 0, dark: true },
    ...setRail(card, body, measure),
    ...setText(card, body, measure),
    ...setFoot(card, measure),
  ];
}

const words = (text: string): readonly TextSegment[] => [{ kind: "text", text }];

function setName(name: string, measure: Measure) {
  const set = (size: number) =>
    flow(words(name), { x: MARGIN, y: MARGIN - 0.4, width: INNER, size, font: "display" }, measure);
  const fits = (size: number) => {
    const { drawn } = set(size);
    const isNarrow = drawn.every((it) => it.kind === "shape" || measure(it.text, it.font) * size <= INNER);
    return drawn.length <= NAME_LINES && isNarrow;
  };
  return set(NAME_SIZES.find(fits) ?? NAME_SIZES.at(-1) ?? 0);
}

/** All disciplines, with smaller distances if there are many. */
function setRail({ disciplines }: TextCard, top: number, measure: Measure): readonly Drawn[] {
  const space = FOOT_TOP - top;
  const step = Math.min(RAIL.step, space / Math.max(disciplines.length, 1));
  return disciplines.flatMap(([code, level], index) => {
    const badge = disciplineBadge(code, level);
    return drawBadge(badge, centred(badge, MARGIN, top + (index + 0.5) * step, RAIL.badge, measure), measure);
  });
}

/** Left edge of a badge, so that all badges are centered below one another. */
function centred(badge: Badge, x: number, middle: number, size: number, measure: Measure) {
  const [shape] = drawBadge(badge, { x: 0, baseline: 0, size }, measure);
  const width = shape?.kind === "shape" ? shape.width : 0;
  return { x: x + (RAIL.width - 2 - width) / 2, baseline: middle + 0.35 * size, size };
}

function setText({ text, disciplines }: TextCard, top: number, measure: Measure): readonly Drawn[] {
  const lead = disciplines.length > 0 ? RAIL.width : 0;
  const set = (size: number) =>
    flow(text, { x: MARGIN + lead, y: top, width: INNER - lead, size, font: "plain" }, measure);
  const fits = (size: number) => set(size).bottom <= FOOT_TOP;
  return set(TEXT_SIZES.find(fits) ?? TEXT_SIZES.at(-1) ?? 0).drawn;
}

function setFoot({ costs, capacity, marks }: TextCard, measure: Measure): readonly Drawn[] {
  const baseline = FOOT_TOP + FOOT - 2.4;
  const drawn: Drawn[] = costs.flatMap(({ kind, cost }, index) =>
    drawBadge(
      { letters: String(cost), shape: COSTS.kinds[kind], dark: true },
      { x: MARGIN + index * COSTS.step, baseline, size: COSTS.size },
      measure,
    ),
  );
  const line = marks.join(" · ");
  if (line !== "") drawn.push(...setMarks(line, MARGIN + costs.length * COSTS.step, baseline, measure));
  if (capacity !== undefined) {
    const disc = { letters: String(capacity), shape: "circle", dark: true } as const;
    const size = 7;
    const [shape] = drawBadge(disc, { x: 0, baseline: 0, size }, measure);
    const width = shape?.kind === "shape" ? shape.width : 0;
    drawn.push(...drawBadge(disc, { x: CARD.width - MARGIN - width, baseline, size }, measure));
  }
  return drawn;
}

/** One line next to costs and capacity, smaller if long. */
function setMarks(text: string, x: number, baseline: number, measure: Measure): readonly Drawn[] {
  const space = CARD.width - MARGIN - 10.5 - x;
  const size = Math.min(2.2, space / measure(text, "plain"));
  return [{ kind: "words", text, x, y: baseline, size, font: "plain", light: false }];
}
