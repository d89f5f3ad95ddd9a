import type { CardId } from "../../domain/card/card";
import { cardTextSegments, type TextSegment } from "../../domain/card/card-text";
import { isVirtue } from "../../domain/card/disciplines";
import { useTranslation } from "../../i18n/translation";
import { CardLink } from "./card-link";
import styles from "./card-text.module.css";
import { DisciplineBadge } from "./discipline-badge";
import { disciplineLabel } from "./discipline-strip";
import { TextIcon } from "./text-icon";

interface CardTextProps {
  /** With icons in brackets: "[pot]". */
  readonly text: string;
  /** Card names as they stand in the text. */
  readonly references: Readonly<Record<string, CardId>>;
  /** Language of the text. */
  readonly lang?: string | undefined;
  /** Cards in the text can be followed; not in a preview. */
  readonly links?: boolean;
}

/** Rules text as players read it: one paragraph a line, icons drawn, other cards to follow. */
export function CardText({ text, references, lang, links = true }: CardTextProps) {
  const lines = splitLines(cardTextSegments(text, references));
  return (
    <div className={styles.text} lang={lang}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change places
        <p key={at}>
          <Segments segments={line} links={links} />
        </p>
      ))}
    </div>
  );
}

function splitLines(segments: readonly TextSegment[]): readonly (readonly TextSegment[])[] {
  const lines: TextSegment[][] = [[]];
  for (const segment of segments) {
    if (segment.kind === "break") lines.push([]);
    else lines.at(-1)?.push(segment);
  }
  return lines;
}

interface SegmentsProps {
  readonly segments: readonly TextSegment[];
  readonly links?: boolean;
}

/** Pieces of a text in a row: words, badges, glyphs and card names. */
export function Segments({ segments, links = true }: SegmentsProps) {
  return segments.map((segment, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
    <Segment key={at} segment={segment} links={links} />
  ));
}

function Segment({ segment, links }: { readonly segment: TextSegment; readonly links: boolean }) {
  const { t } = useTranslation();
  switch (segment.kind) {
    case "text":
      return segment.text;
    case "break":
      return <br />;
    case "directed":
      return <TextIcon icon="D" />;
    case "icon":
      return <TextIcon icon={segment.name} />;
    case "discipline":
      return (
        <DisciplineBadge
          code={segment.code}
          level={segment.level}
          label={disciplineLabel(t, segment.code, segment.level)}
          virtue={isVirtue(segment.code)}
          size="inline"
        />
      );
    case "card":
      return links ? (
        <CardLink id={segment.id} preview className={styles.card}>
          {segment.name}
        </CardLink>
      ) : (
        segment.name
      );
  }
}
