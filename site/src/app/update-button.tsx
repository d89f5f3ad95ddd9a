import { useState } from "react";
import { useTranslation } from "../i18n/translation";
import { Button } from "../ui/button";
import { applyUpdate } from "./update";

/** Applies a waiting update: the page comes back where it is. */
export function UpdateButton() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const onClick = () => {
    setBusy(true);
    void applyUpdate();
  };
  return (
    <Button variant="primary" disabled={busy} onClick={onClick}>
      {t(busy ? "shell.update-busy" : "shell.update-apply")}
    </Button>
  );
}
