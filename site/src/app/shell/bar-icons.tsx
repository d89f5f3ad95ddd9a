import { BookOpen, Layers, Package, Skull } from "lucide";
import { Icon } from "../../ui/icon";

const ICONS = { inventory: Package, decks: Layers, crypt: Skull, library: BookOpen };

/** The icon of a page above its label; small screens only. */
export function BarIcon({ page }: { readonly page: keyof typeof ICONS }) {
  return <Icon of={ICONS[page]} size={20} />;
}
