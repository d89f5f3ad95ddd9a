import { useState } from "react";
import { useTranslation } from "../i18n/translation";
import { Button } from "../ui/button";

/** Where the code for it is gone with the old version, the page as it is now comes all the same. */
async function update(): Promise<void> {
  try {
    await (await import("./apply-update")).applyUpdate();
  } catch {
    window.location.reload();
  }
}

/** Applies a waiting update: the page comes back where it is. */
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
