/** The browser's offer to install the site as an app, which the first script of the page keeps (site/shell/boot.ts). */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    installOffer?: Event | undefined;
  }
}

/** How the site can be installed here: by the browser's dialog, by hand on iOS, or not at all. */
export type InstallWay = "offer" | "ios" | "none";

export function installWay(): InstallWay {
  if (window.installOffer) return "offer";
  // Only browsers of iOS have the property; it is true for an installed app.
  return (navigator as { standalone?: boolean }).standalone === false ? "ios" : "none";
}

/** Opens the browser's dialog, which it allows once. */
export async function install(): Promise<void> {
  const offer = window.installOffer as InstallOffer | undefined;
  window.installOffer = undefined;
  await offer?.prompt();
}
