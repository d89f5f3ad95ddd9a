import { useEffect, useRef, useState } from "react";
import { MissingPartError, onDemand } from "../../../data/on-demand";
import type { ProxyCard } from "../../../domain/deck/proxy/selection";
import { saveFile } from "../../../ui/save-file";
import { cardPictures } from "./card-pictures";
import { fetchPicture } from "./fetch-picture";
import type { ProxyJob } from "./pdf-file";

export type JobState =
  | { readonly status: "idle" | "failed" | "missing-part" | "cancelled" }
  | { readonly status: "busy"; readonly done: number; readonly total: number }
  | { readonly status: "saved"; readonly name: string; readonly textCards: number };

export interface ProxyRequest extends Pick<ProxyJob, "title" | "proxies" | "paper" | "gaps" | "textCardOf"> {
  readonly fileName: string;
  /** None: text cards only. */
  readonly addressesOf: (proxy: ProxyCard) => readonly string[];
}

/** Makes a PDF and saves it; leaving the dialog ends the work too. */
export function useProxyJob() {
  const [state, setState] = useState<JobState>({ status: "idle" });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);
  const start = (request: ProxyRequest) => {
    work.current?.abort();
    const controller = new AbortController();
    work.current = controller;
    const { signal } = controller;
    const show = (next: JobState) => {
      if (!signal.aborted) setState(next);
    };
    const onDone = (done: number) => show({ status: "busy", done, total: request.proxies.length });
    onDone(0);
    make(request, onDone, signal).then(
      (textCards) => show({ status: "saved", name: request.fileName, textCards }),
      (error: unknown) => show({ status: error instanceof MissingPartError ? "missing-part" : "failed" }),
    );
  };
  const cancel = () => {
    work.current?.abort();
    setState({ status: "cancelled" });
  };
  return { state, start, cancel };
}

/** Gives how many cards have no picture in it. The library that writes PDFs is fetched with the first. */
async function make(
  request: ProxyRequest,
  onDone: (cards: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const { proxyFile } = await onDemand(() => import("./pdf-file"));
  const pictureOf = cardPictures({ ...request, fetchPicture, signal });
  const { content, withoutPicture } = await proxyFile({ ...request, pictureOf, onDone, signal });
  saveFile(new Blob([content], { type: "application/pdf" }), request.fileName);
  return withoutPicture;
}
