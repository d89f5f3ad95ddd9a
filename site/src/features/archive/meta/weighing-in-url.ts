import { WEIGHTS, type Weighing } from "../../../domain/archive/meta/weighed";

/** How wins are weighed, as the URL has it: `?weight=equal&capped=1&joined=1`; the usual way leaves no trace. */
export interface WeighingParams {
  readonly weight?: string | undefined;
  readonly capped?: number | undefined;
  readonly joined?: number | undefined;
}

/** Reads the parameters; what is unknown counts as not given. */
export function readWeighing({ weight, capped, joined }: Readonly<Record<string, unknown>>): Weighing {
  return {
    weight: WEIGHTS.find((known) => known === weight) ?? "root",
    capped: Number(capped) === 1,
    joined: Number(joined) === 1,
  };
}

/** The parameters of a choice. */
export function weighingParams({ weight, capped, joined }: Weighing): WeighingParams {
  return {
    weight: weight === "root" ? undefined : weight,
    capped: capped ? 1 : undefined,
    joined: joined ? 1 : undefined,
  };
}
