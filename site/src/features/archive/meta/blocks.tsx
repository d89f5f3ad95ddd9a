import { type ComponentType, startTransition, useEffect, useState } from "react";
import type { BlockProps } from "./block-props";
import { CardsBlock } from "./cards-block";
import { ClansBlock } from "./clans-block";
import { DisciplinesBlock } from "./disciplines-block";
import { KindsBlock } from "./kinds-block";
import { PairsBlock } from "./pairs-block";
import { PulseBlock } from "./pulse-block";
import { SizesBlock } from "./sizes-block";
import { WinnersBlock } from "./winners-block";

const BLOCKS: readonly ComponentType<BlockProps>[] = [
  ClansBlock,
  CardsBlock,
  DisciplinesBlock,
  KindsBlock,
  SizesBlock,
  PairsBlock,
  WinnersBlock,
  PulseBlock,
];

/** All parts of the dashboard. Each is added below the others once those are painted, so that no task is long. */
export function Blocks(props: BlockProps) {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count === BLOCKS.length) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + 1)));
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return BLOCKS.slice(0, count).map((Part) => <Part key={Part.name} {...props} />);
}
