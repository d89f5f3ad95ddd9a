import { createStore, type Store } from "../domain/store";

/** A text in the browser's storage. Where storage is refused, it lasts as long as the page. */
export interface StoredText {
  /** Reads the storage each time, so that clearing it needs no call to the module that owns the text. */
  read(): string | null;
  /** null removes the text. */
  write(text: string | null): void;
  /** Drops a text that the storage has refused. */
  dropUnstored(): void;
}

export function storedText(
  key: string,
  area: "localStorage" | "sessionStorage" = "localStorage",
): StoredText {
  let unstored: string | null = null;
  return {
    read: () => {
      try {
        return globalThis[area].getItem(key);
      } catch {
        return unstored;
      }
    },
    dropUnstored: () => {
      unstored = null;
    },
    write: (text) => {
      unstored = text;
      try {
        if (text === null) globalThis[area].removeItem(key);
        else globalThis[area].setItem(key, text);
      } catch {
        // Private windows may refuse storage.
      }
    },
  };
}

/** How a value is read from its stored text, and written. */
export interface TextFormat<Value> {
  /** Gives the default for null, and for a text that cannot be read. */
  readonly parse: (text: string | null) => Value;
  readonly print: (value: Value) => string;
}

/** A value that all tabs share and that outlasts the visit. */
export function createPersistentStore<Value>(key: string, { parse, print }: TextFormat<Value>): Store<Value> {
  const text = storedText(key);
  const store = createStore(parse(text.read()));
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === key) store.set(parse(event.newValue));
  });
  return {
    ...store,
    set: (value) => {
      store.set(value);
      text.write(print(value));
    },
  };
}

/** Parses JSON of the device, which may be anything. undefined: nothing, or not JSON. */
export function parseJson(text: string | null, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text ?? "null", revive) ?? undefined;
  } catch {
    return undefined;
  }
}
