import type { Cost, DisciplineCode, DisciplineLevel } from "../../card/card";
import type { TextSegment } from "../../card/card-text";

/** Content of a card drawn without its picture, in the user's language. */
export interface TextCard {
  readonly name: string;
  /** "Brujah · Group 2"; for library cards with the required disciplines. */
  readonly line: readonly TextSegment[];
  /** Disciplines of a vampire, in drawing order. */
  readonly disciplines: readonly (readonly [code: DisciplineCode, level: DisciplineLevel])[];
  readonly text: readonly TextSegment[];
  readonly costs: readonly { readonly kind: "blood" | "pool" | "conviction"; readonly cost: Cost }[];
  /** Vampires only. */
  readonly capacity: number | undefined;
  /** "ADV", "Burn option", the chosen set. */
  readonly marks: readonly string[];
}

export type Font = "plain" | "bold" | "display";

/** Width of a text, relative to the font size. */
export type Measure = (text: string, font: Font) => number;

export type Shape = "square" | "diamond" | "circle" | "drop" | "shield" | "line";

/** Drawing operations in mm from the top left corner of the card, with font sizes in mm; y is the baseline of text. */
export type Drawn =
  | {
      readonly kind: "words";
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly font: Font;
      /** On a dark shape. */
      readonly light: boolean;
    }
  | {
      readonly kind: "shape";
      readonly shape: Shape;
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly dark: boolean;
    };
