import type { ComponentType } from "react";
import { furtherMeasuresInSteps } from "../../../domain/archive/meta/further-measures";
import type { FurtherBlockProps } from "./block-props";
import { DisciplinesBlock } from "./disciplines-block";
import { KindsBlock } from "./kinds-block";
import { PairsBlock } from "./pairs-block";
import { PulseBlock } from "./pulse-block";
import { SizesBlock } from "./sizes-block";
import { WinnersBlock } from "./winners-block";

/** The parts of the dashboard below the first ones. */
const blocks: readonly ComponentType<FurtherBlockProps>[] = [
  DisciplinesBlock,
  KindsBlock,
  SizesBlock,
  PairsBlock,
  WinnersBlock,
  PulseBlock,
];

/** Fetched while the first parts are painted. */
export const FURTHER = { blocks, computeInSteps: furtherMeasuresInSteps };
