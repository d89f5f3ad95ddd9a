import { type FunctionComponent, type ReactNode, useEffect, useState } from "react";
import { createStore, type Store } from "../domain/store";

type State<Props> =
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly Component: FunctionComponent<Props> }
  | { readonly status: "failed"; readonly error: unknown };

interface Code<Props> {
  readonly state: Store<State<Props>>;
  /**
   * Fetches the code ahead of its use. Also resolves when that fails: the part then fetches again when it is shown.
   */
  readonly load: () => Promise<void>;
}

/** A component whose code is fetched when it is first needed. */
export type LazyPart<Props> = FunctionComponent<Props> & Code<Props>;

/**
 * Unlike React.lazy, renders a part whose code is loaded at once: React delays suspended content by up to
 * 300 ms. `reserved` is shown until then and has the size of the part, so that the layout does not shift.
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

/** Whether the code of a part is loaded. Fetches it when `wanted`, and throws the error when that fails. */
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
      (error: unknown) => {
        fetched = undefined;
        state.set({ status: "failed", error });
      },
    );
  const load = () => {
    fetched ??= fetchOnce();
    return fetched;
  };
  return { state, load };
}

function useComponent<Props>(code: Code<Props>, wanted: boolean): FunctionComponent<Props> | undefined {
  // Not useSyncExternalStore: when code arrives during a render, React would render all of the page again in one task.
  const [now, setNow] = useState(code.state.get);
  useEffect(() => {
    const update = () => setNow(code.state.get());
    update();
    return code.state.subscribe(update);
  }, [code]);
  let [begin, setBegin] = useState({ wanted, state: now });
  if (begin.wanted !== wanted) {
    begin = { wanted, state: now };
    setBegin(begin);
  }
  if (wanted) {
    // Retry after a failure that happened before the part was needed: the network may be back.
    if (now.status === "failed" && now !== begin.state) throw now.error;
    void code.load();
  }
  return now.status === "loaded" ? now.Component : undefined;
}
