import { useRef, useState } from "react";
import { type Paper, pagesFor } from "../../../../domain/deck/proxy/page-layout";
import type { ProxyCard } from "../../../../domain/deck/proxy/selection";
import type { TextCard } from "../../../../domain/deck/proxy/text-card";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import styles from "../../../../ui/dialog-form.module.css";
import { Choice } from "../../../../ui/form/choice";
import type { Gaps } from "./pdf-file";
import { type JobState, useProxyJob } from "./use-proxy-job";

interface MakePdfProps {
  readonly name: string;
  readonly fileName: string;
  readonly proxies: readonly ProxyCard[];
  readonly textCardOf: (proxy: ProxyCard) => TextCard;
  readonly urlsOf: ((proxy: ProxyCard) => readonly string[]) | undefined;
  readonly showImage: boolean;
}

const PAPERS: readonly Paper[] = ["a4", "letter"];
const GAPS: readonly Gaps[] = ["gray", "white"];
const FACES = ["picture", "text"] as const;
const NO_URLS = () => [];

/** The print settings; creates the file, shows the progress, and can be cancelled. */
export function MakePdf(props: MakePdfProps) {
  const { name, fileName, proxies, textCardOf, urlsOf, showImage } = props;
  const { t } = useTranslation();
  const [paper, setPaper] = useState<Paper>("a4");
  const [gaps, setGaps] = useState<Gaps>("gray");
  const [face, setFace] = useState<(typeof FACES)[number]>(showImage ? "picture" : "text");
  const { state, start, cancel } = useProxyJob();
  const busy = state.status === "busy";
  const create = () =>
    start({
      title: name,
      fileName,
      proxies,
      paper,
      gaps,
      textCardOf,
      urlsOf: (face === "picture" && urlsOf) || NO_URLS,
    });
  const button = useRef<HTMLButtonElement>(null);
  const stop = () => {
    cancel();
    // The focused button disappears.
    button.current?.focus();
  };
  return (
    <>
      <div className={styles.choices}>
        <Choice
          label={t("deck-proxy.paper")}
          value={paper}
          options={PAPERS.map((value) => ({ value, label: t(`deck-proxy.paper-${value}`) }))}
          onChange={setPaper}
        />
        <Choice
          label={t("deck-proxy.gaps")}
          value={gaps}
          options={GAPS.map((value) => ({ value, label: t(`deck-proxy.gaps-${value}`) }))}
          onChange={setGaps}
        />
        {urlsOf && (
          <Choice
            label={t("deck-proxy.faces")}
            value={face}
            options={FACES.map((value) => ({ value, label: t(`deck-proxy.faces-${value}`) }))}
            onChange={setFace}
          />
        )}
      </div>
      {!urlsOf && <p className={styles.note}>{t("deck-proxy.no-pictures")}</p>}
      <div className={styles.choices}>
        <Button
          ref={button}
          variant="primary"
          disabled={proxies.length === 0}
          aria-disabled={busy}
          onClick={() => !busy && create()}
        >
          {t("deck-proxy.create")}
        </Button>
        {busy && <Button onClick={stop}>{t("common.cancel")}</Button>}
        <Progress state={state} cards={proxies.length} />
      </div>
      <p
        role="status"
        className={
          state.status === "failed" || state.status === "missing-part" ? styles.problem : styles.note
        }
      >
        <Outcome state={state} pictures={face === "picture" && urlsOf !== undefined} />
      </p>
    </>
  );
}

function Progress({ state, cards }: { readonly state: JobState; readonly cards: number }) {
  const { t } = useTranslation();
  if (state.status !== "busy") {
    return <span>{t("deck-proxy.count", { cards, pages: pagesFor(cards) })}</span>;
  }
  const { done, total } = state;
  const label = t("deck-proxy.progress", { done, total });
  return (
    <>
      <progress aria-label={label} value={done} max={total} />
      <span>{label}</span>
    </>
  );
}

/** Announces only the result; the progress would be noise for screen readers. */
function Outcome({ state, pictures }: { readonly state: JobState; readonly pictures: boolean }) {
  const { t } = useTranslation();
  switch (state.status) {
    case "saved": {
      const saved = t("deck-proxy.saved", { name: state.name });
      const isTold = pictures && state.textCards > 0;
      return isTold ? `${saved}. ${t("deck-proxy.without", { count: state.textCards })}` : saved;
    }
    case "failed":
      return t("deck-proxy.failed");
    case "missing-part":
      return t("deck-proxy.missing-part");
    case "cancelled":
      return t("deck-proxy.cancelled");
    default:
      return null;
  }
}
