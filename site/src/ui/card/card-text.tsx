import type { CardId } from "../../domain/card/card";
import { cardTextSegments, type TextSegment } from "../../domain/card/card-text";
import { useTranslation } from "../../i18n/translation";
import { CardLink } from "./card-link";
import styles from "./card-text.module.css";
import { DisciplineBadge } from "./discipline-badge";
import { disciplineLabel } from "./discipline-strip";
import { TextIcon } from "./text-icon";

interface CardTextProps {
  /** With icons in brackets: "[pot]". */
  readonly text: string;
  /** Card names in the text → ids. */
  readonly references: Readonly<Record<string, CardId>>;
  /** Language of the text. */
  readonly lang?: string | undefined;
  /** Whether cards in the text are links; not in a preview. */
  readonly links?: boolean;
}

/** A rules text with one paragraph per line, icons, and links to other cards. */
export function CardText({ text, references, lang, links = true }: CardTextProps) {
  const lines = splitLines(cardTextSegments(text, references));
  return (
    <div className={styles.text} lang={lang}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text are never reordered
        <p key={index}>
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

/** Inline pieces of a text: words, badges, icons and card names. */
export function Segments({ segments, links = true }: SegmentsProps) {
  return segments.map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text are never reordered
    <Segment key={index} segment={segment} links={links} />
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
