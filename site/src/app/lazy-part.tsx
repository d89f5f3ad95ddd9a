import { type FunctionComponent, type ReactNode, useSyncExternalStore } from "react";
import { createStore, type Store } from "../data/store";

type State<Props> =
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly Component: FunctionComponent<Props> }
  | { readonly status: "failed"; readonly error: unknown };

interface Code<Props> {
  readonly state: Store<State<Props>>;
  /** Fetches the code ahead of its use, and is done whether it came or not: a failure is raised where the part is shown. */
  readonly load: () => Promise<void>;
}

/** A component whose code is fetched when it is first needed. */
export type LazyPart<Props> = FunctionComponent<Props> & Code<Props>;

/**
 * Unlike React.lazy, a part whose code is there is drawn in the same frame: React holds back what was suspended for
 * up to 300 ms. `reserved` takes its place until then and has the size of the part, so that nothing moves when the
 * part comes.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<{ readonly default: FunctionComponent<Props> }>,
  reserved: ReactNode = null,
): LazyPart<Props> {
  const code = codeOf(fetchPart);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module starts
  function Part(props: Props): ReactNode {
    const Component = useComponent(code, true);
    return Component ? <Component {...props} /> : reserved;
  }
  return Object.assign(Part, code);
}

/** Whether the code of a part is there. Fetches what is wanted, and raises what went wrong. */
export function useLoaded<Props>(part: LazyPart<Props>, wanted: boolean): boolean {
  return useComponent(part, wanted) !== undefined;
}

function codeOf<Props>(
  fetchPart: () => Promise<{ readonly default: FunctionComponent<Props> }>,
): Code<Props> {
  const state = createStore<State<Props>>({ status: "loading" });
  let fetched: Promise<void> | undefined;
  const fetchOnce = () =>
    fetchPart().then(
      (module) => state.set({ status: "loaded", Component: module.default }),
      (error: unknown) => state.set({ status: "failed", error }),
    );
  const load = () => {
    fetched ??= fetchOnce();
    return fetched;
  };
  return { state, load };
}

function useComponent<Props>(code: Code<Props>, wanted: boolean): FunctionComponent<Props> | undefined {
  if (wanted) void code.load();
  const now = useSyncExternalStore(code.state.subscribe, code.state.get);
  if (wanted && now.status === "failed") throw now.error;
  return now.status === "loaded" ? now.Component : undefined;
}
