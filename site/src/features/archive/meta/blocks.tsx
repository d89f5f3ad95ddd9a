import { type ComponentType, startTransition, useEffect, useState } from "react";
import type { SlowMeasures } from "../../../domain/archive/meta/dashboard";
import type { BlockProps, SlowBlockProps } from "./block-props";
import { CardsBlock } from "./cards-block";
import { ClansBlock } from "./clans-block";
import { DisciplinesBlock } from "./disciplines-block";
import { KindsBlock } from "./kinds-block";
import { PairsBlock } from "./pairs-block";
import { PulseBlock } from "./pulse-block";
import { SizesBlock } from "./sizes-block";
import { WinnersBlock } from "./winners-block";

const FIRST: readonly ComponentType<BlockProps>[] = [
  ClansBlock,
  CardsBlock,
  DisciplinesBlock,
  KindsBlock,
  SizesBlock,
];

/** The slow measures, and what is below them. */
const LAST: readonly ComponentType<SlowBlockProps>[] = [PairsBlock, WinnersBlock, PulseBlock];

interface BlocksProps extends BlockProps {
  /** undefined until they are computed. */
  readonly slow: SlowMeasures | undefined;
}

/** All parts of the dashboard. Each is added below the others once those are painted, so that no task is long. */
export function Blocks({ slow, ...props }: BlocksProps) {
  const [count, setCount] = useState(1);
  const all = FIRST.length + (slow ? LAST.length : 0);
  useEffect(() => {
    if (count >= all) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + 1)));
    return () => cancelAnimationFrame(frame);
  }, [count, all]);
  return (
    <>
      {FIRST.slice(0, count).map((Part) => (
        <Part key={Part.name} {...props} />
      ))}
      {slow &&
        LAST.slice(0, Math.max(0, count - FIRST.length)).map((Part) => (
          <Part key={Part.name} {...props} slow={slow} />
        ))}
    </>
  );
}
