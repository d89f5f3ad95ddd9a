import { useEffect, useState } from "react";
import type { QrModules } from "./qr-modules";

export type QrCode =
  | { readonly status: "loading" | "failed" | "too-long" }
  | { readonly status: "ready"; readonly modules: QrModules };

/** The code of a URL. The library is fetched on first use. */
export function useQrCode(url: string): QrCode {
  const [code, setCode] = useState<QrCode>({ status: "loading" });
  useEffect(() => {
    let current = true;
    const show = (next: QrCode) => {
      if (current) setCode(next);
    };
    import("./qr-modules").then(
      ({ qrModules }) => {
        const modules = qrModules(url);
        show(modules ? { status: "ready", modules } : { status: "too-long" });
      },
      () => show({ status: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [url]);
  return code;
}
