import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "../../../data/api";
import { changeProfile } from "../../../data/playtest/tester-profile";
import type { TesterProfileRequest } from "../../../generated/api";

/** "unsaved": the server could not be reached. */
export type ProfileState = "idle" | "saving" | "saved" | "unsaved" | "refused";

interface ProfileSaving {
  readonly state: ProfileState;
  /** What was changed in this visit; shown at once, and sent again with the next change if it could not be saved. */
  readonly changed: TesterProfileRequest;
  readonly save: (change: TesterProfileRequest) => void;
}

/** Saves the fields of the profile, one call after the other. */
export function useProfileSaving(): ProfileSaving {
  const client = useQueryClient();
  const [changed, setChanged] = useState<TesterProfileRequest>({});
  const [state, setState] = useState<ProfileState>("idle");
  const last = useRef(Promise.resolve());
  const save = (change: TesterProfileRequest) => {
    const next = { ...changed, ...change };
    setChanged(next);
    setState("saving");
    const saving: Promise<void> = last.current
      .then(() => changeProfile(client, next))
      .then(
        () => "saved" as const,
        (error: unknown) => (error instanceof ApiError ? "refused" : "unsaved"),
      )
      .then((outcome) => {
        // Later changes are still being sent.
        if (last.current === saving) setState(outcome);
      });
    last.current = saving;
  };
  return { state, changed, save };
}
