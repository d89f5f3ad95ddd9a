import { useState } from "react";
import { useTranslation } from "../i18n/translation";
import { Button } from "../ui/button";

/** If the code of the old version is no longer available, a plain reload updates as well. */
async function update(): Promise<void> {
  try {
    await (await import("./apply-update")).applyUpdate();
  } catch {
    window.location.reload();
  }
}

/** Applies a waiting update, and reloads the page at its URL. */
export function UpdateButton() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const onClick = () => {
    setBusy(true);
    void update();
  };
  return (
    <Button variant="primary" disabled={busy} onClick={onClick}>
      {t(busy ? "shell.update-busy" : "shell.update-apply")}
    </Button>
  );
}
