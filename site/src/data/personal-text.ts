import { createStore } from "../domain/store";
import { session } from "./session";
import { USER_PREFIX } from "./storage-names";
import { type StoredText, storedText } from "./stored-text";

/** A text about the user of this device that components show; it is removed at sign-out. */
export interface PersonalText extends StoredText {
  subscribe(listener: () => void): () => void;
}

/** `name`: its key among the user's data. */
export function personalText(name: string): PersonalText {
  const text = storedText(USER_PREFIX + name);
  const change = createStore({});
  const notify = () => change.set({});
  session.subscribe(() => {
    if (session.get() === "out") text.dropUnstored();
    notify();
  });
  return {
    ...text,
    write: (next) => {
      text.write(next);
      notify();
    },
    subscribe: (listener) => {
      const stop = change.subscribe(listener);
      window.addEventListener("storage", listener);
      return () => {
        stop();
        window.removeEventListener("storage", listener);
      };
    },
  };
}
