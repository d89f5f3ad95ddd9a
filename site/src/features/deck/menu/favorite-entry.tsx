import { Star, StarOff } from "lucide";
import { useState } from "react";
import { useFavorites } from "../../../data/pda/favorites";
import type { Deck } from "../../../domain/deck/deck";
import { deckActions } from "../../../i18n/en/deck-actions";
import { useTranslation } from "../../../i18n/translation";
import { useAnnounce } from "../../../ui/live-region";
import { MenuItem } from "../../../ui/menu/menu-list";

/** @public Loaded along with the component. */
export const messages = [deckActions];

/** Adds a public deck to the favorites or removes it; renders nothing for anonymous users. */
export function FavoriteEntry({ deck }: { readonly deck: Deck }) {
  const favorites = useFavorites();
  const announce = useAnnounce();
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  if (!favorites) return null;
  const marked = favorites.has(deck.id);
  const onChoose = () => {
    setFailed(false);
    favorites.set(deck.id, !marked).then(
      () => announce(t(marked ? "deck-public.unmarked" : "deck-public.marked")),
      () => {
        setFailed(true);
        announce(t("deck-public.failed"));
      },
    );
  };
  const name = t(marked ? "deck-public.unmark" : "deck-public.mark");
  return (
    <MenuItem
      name={failed ? `${name} (${t("deck-public.failed")})` : name}
      icon={marked ? StarOff : Star}
      onChoose={onChoose}
    />
  );
}
