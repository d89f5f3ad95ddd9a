import { Check, Link2 } from "lucide";
import { useEffect, useRef, useState } from "react";
import type { CardId } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";

const FEEDBACK_TIME = 1000;

type CopyState = "idle" | "copied" | "failed";

/** Copies the address of a card's own page; says so in place for a second. */
export function CopyLink({ id }: { readonly id: CardId }) {
  const { t } = useTranslation();
  const [state, setState] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const next = await write(`${location.origin}/cards/${id}`);
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState("idle"), FEEDBACK_TIME);
  };
  const words = { idle: "card.copyUrl", copied: "common.copied", failed: "card.copyFailed" } as const;
  return (
    <Button onClick={() => void copy()}>
      {state === "copied" ? <Icon of={Check} size={16} /> : <Icon of={Link2} size={16} />}
      <span aria-live="polite">{t(words[state])}</span>
    </Button>
  );
}

/** Some browsers keep the clipboard from pages that are not served securely. */
async function write(text: string): Promise<"copied" | "failed"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}
