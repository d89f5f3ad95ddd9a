import { matchingPositions, type PatternTexts } from "../../domain/search/shared/pattern";
import type { PatternMessage, PatternResponse } from "./pattern-matcher";

/** Applies patterns beside the page, which ends this worker when one takes too long. */
let texts: PatternTexts = { names: [], texts: [] };

const post = (message: PatternResponse) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<PatternMessage>) => {
  if (data.kind === "texts") {
    texts = data.texts;
    post({ kind: "ready" });
  } else post({ kind: "matches", positions: matchingPositions(data.pattern, texts) });
});
