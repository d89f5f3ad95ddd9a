import type { Fix } from "../../../domain/deck/legality/fix";

/** Runs a fix; `aside`: what it takes out stays in the side lists. */
export type RunFix = (fix: Fix, aside: boolean) => void;
