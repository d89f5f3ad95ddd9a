import { useEffect, useRef, useState } from "react";
import { MissingPartError, onDemand } from "../../../../data/on-demand";
import type { ProxyCard } from "../../../../domain/deck/proxy/selection";
import { saveFile } from "../../../../ui/save-file";
import { cardPictures } from "./card-pictures";
import { fetchPicture } from "./fetch-picture";
import type { ProxyJob } from "./pdf-file";

export type JobState =
  | { readonly status: "idle" | "failed" | "missing-part" | "cancelled" }
  | { readonly status: "busy"; readonly done: number; readonly total: number }
  | { readonly status: "saved"; readonly name: string; readonly textCards: number };

export interface ProxyFileOptions
  extends Pick<ProxyJob, "title" | "proxies" | "paper" | "gaps" | "textCardOf"> {
  readonly fileName: string;
  /** Empty: text cards only. */
  readonly urlsOf: (proxy: ProxyCard) => readonly string[];
}

/** Creates a PDF and saves it; closing the dialog cancels that. */
export function useProxyJob() {
  const [state, setState] = useState<JobState>({ status: "idle" });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const start = (options: ProxyFileOptions) => {
    work.current?.abort();
    const controller = new AbortController();
    work.current = controller;
    const { signal } = controller;
    const show = (next: JobState) => {
      if (!signal.aborted) setState(next);
    };
    const onDone = (done: number) => show({ status: "busy", done, total: options.proxies.length });
    onDone(0);
    createPdf(options, onDone, signal).then(
      (textCards) => show({ status: "saved", name: options.fileName, textCards }),
      (error: unknown) => show({ status: error instanceof MissingPartError ? "missing-part" : "failed" }),
    );
  };
  const cancel = () => {
    work.current?.abort();
    setState({ status: "cancelled" });
  };
  return { state, start, cancel };
}

/** Returns the number of cards without a picture. The PDF library is fetched on first use. */
async function createPdf(
  options: ProxyFileOptions,
  onDone: (cards: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const { proxyFile } = await onDemand(() => import("./pdf-file"));
  const pictureOf = cardPictures({ ...options, fetchPicture, signal });
  const { content, withoutPicture } = await proxyFile({ ...options, pictureOf, onDone, signal });
  saveFile(new Blob([content], { type: "application/pdf" }), options.fileName);
  return withoutPicture;
}
