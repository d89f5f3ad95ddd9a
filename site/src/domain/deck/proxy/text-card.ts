import type { Cost, DisciplineCode, DisciplineLevel } from "../../card/card";
import type { TextSegment } from "../../card/card-text";

/** What a card says, to be drawn without its picture. Words are those of the reader's language already. */
export interface TextCard {
  readonly name: string;
  /** "Brujah · Group 2"; of a library card also the disciplines it asks for. */
  readonly line: readonly TextSegment[];
  /** What a vampire can do, in the order of the rail. */
  readonly disciplines: readonly (readonly [code: DisciplineCode, level: DisciplineLevel])[];
  readonly text: readonly TextSegment[];
  readonly costs: readonly { readonly kind: "blood" | "pool" | "conviction"; readonly cost: Cost }[];
  /** Vampires only. */
  readonly capacity: number | undefined;
  /** "ADV", "Burn option", the set that was asked for. */
  readonly marks: readonly string[];
}

export type Font = "plain" | "bold" | "display";

/** How wide a text is, in sizes of its font. */
export type Measure = (text: string, font: Font) => number;

export type Shape = "square" | "diamond" | "circle" | "drop" | "shield" | "line";

/** What is drawn, in mm from the upper left corner of the card; letters in mm too, y is their baseline. */
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
