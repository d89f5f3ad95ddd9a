import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide";
import { useEffect, useState } from "react";
import { type InstallWay, install, installWay } from "../../data/install-offer";
import {
  archiveBytes,
  archiveNames,
  dropArchives,
  keepArchives,
  keepsArchives,
  storedArchives,
} from "../../data/kept-archives";
import { manifestOptions } from "../../data/manifest";
import { useStore } from "../../data/store";
import type { Manifest } from "../../generated/published";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Switch } from "../../ui/switch";
import styles from "./display-settings.module.css";

/** What the site keeps on this device. */
export function DeviceSettings() {
  const { data } = useQuery({ ...manifestOptions(), throwOnError: false });
  // An offer that comes later shows when the settings are opened again, because it would move what is below.
  const [way, setWay] = useState(installWay);
  const canStore = "serviceWorker" in navigator && "caches" in globalThis;
  return (
    <>
      {canStore && data && <ArchivesSwitch manifest={data} />}
      {way !== "none" && <InstallButton way={way} onInstalled={() => setWay("none")} />}
    </>
  );
}

function ArchivesSwitch({ manifest }: { readonly manifest: Manifest }) {
  const { t, language } = useTranslation();
  const client = useQueryClient();
  const keeps = useStore(keepsArchives);
  const [stored, setStored] = useState(0);
  const [failed, setFailed] = useState(false);
  const total = archiveNames(manifest).length;
  const count = () => void storedArchives(manifest).then(setStored);
  useEffect(count, [manifest]);
  const change = (on: boolean) => {
    setFailed(false);
    const work = on ? keepArchives(client, count) : dropArchives();
    void work.catch(() => setFailed(true)).then(count);
  };
  const megabytes = { style: "unit", unit: "megabyte", maximumFractionDigits: 1 } as const;
  const size = (archiveBytes(manifest) / 1e6).toLocaleString(language, megabytes);
  const state = failed ? "failed" : stored < total ? "part" : "all";
  return (
    <Switch
      label={t("device.archives")}
      hint={
        keeps
          ? t(`device.archives-${state}`, { count: stored, total, size })
          : t("device.archives-hint", { size })
      }
      on={keeps}
      onChange={change}
    />
  );
}

interface InstallButtonProps {
  readonly way: InstallWay;
  readonly onInstalled: () => void;
}

function InstallButton({ way, onInstalled }: InstallButtonProps) {
  const { t } = useTranslation();
  const [explained, setExplained] = useState(false);
  const press = () => {
    if (way === "ios") setExplained(true);
    else void install().then(onInstalled, onInstalled);
  };
  return (
    <div>
      <Button className={styles.keys} onClick={press}>
        <Icon of={Download} size={18} /> {t("device.install")}
      </Button>
      <p role="status">{explained && t("device.install-ios")}</p>
    </div>
  );
}
