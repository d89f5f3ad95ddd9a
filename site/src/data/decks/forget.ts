import { BROWSER_STORAGE } from "./browser-storage";
import { closeDesks } from "./desks";
import { isQueueKey } from "./storage-keys";

/** Leaves no deck on this device; edits that are not sent yet stay only where nobody has agreed to lose them. */
export async function forgetDecks({ keepUnsent }: { readonly keepUnsent: boolean }): Promise<void> {
  closeDesks();
  const keys = await BROWSER_STORAGE.keys();
  await BROWSER_STORAGE.remove(keys.filter((key) => !(keepUnsent && isQueueKey(key))));
}
