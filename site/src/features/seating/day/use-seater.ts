import { useEffect, useRef, useState } from "react";
import { seatInWorker } from "../../../data/seating/seat-in-worker";
import type { SeatingTask } from "../../../domain/seating/day/plan";
import type { Seating } from "../../../domain/seating/seating";

export type SearchState =
  | { readonly kind: "idle" }
  /** `done` from 0 to 1. */
  | { readonly kind: "busy"; readonly done: number }
  | { readonly kind: "failed" };

export interface Seater {
  readonly state: SearchState;
  /** Stops the search that runs, if any. */
  readonly seat: (task: SeatingTask, onSeated: (seating: Seating) => void) => void;
  readonly cancel: () => void;
}

const IDLE: SearchState = { kind: "idle" };

/** Searches for seats in a worker; a search ends with the component. */
export function useSeater(): Seater {
  const [state, setState] = useState<SearchState>(IDLE);
  const stop = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const cancel = () => {
    stop.current?.();
    stop.current = undefined;
    setState(IDLE);
  };
  const seat: Seater["seat"] = (task, onSeated) => {
    stop.current?.();
    setState({ kind: "busy", done: 0 });
    stop.current = seatInWorker(task, {
      onProgress: (done) => setState({ kind: "busy", done }),
      onSeated: (seating) => {
        stop.current = undefined;
        setState(IDLE);
        onSeated(seating);
      },
      onFailed: () => setState({ kind: "failed" }),
    });
  };
  return { state, seat, cancel };
}
