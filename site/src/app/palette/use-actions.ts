import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useRouter } from "@tanstack/react-router";
import { setPreferences, usePreferences } from "../../data/preferences";
import { drawCard } from "../../data/random-card";
import type { CardKind } from "../../domain/card/card";
import { LANGUAGE_NAMES, LANGUAGES } from "../../domain/language";
import { useTranslation } from "../../i18n/translation";
import { useAnnounce } from "../../ui/live-region";
import { openNewDeck } from "../press-shortcut";
import type { ShellDialogName } from "../shell/shell-dialog-name";
import { nextTheme } from "../theme";
import { type CopiedSearch, copiedSearch } from "./copied-search";
import { copied, copySearch } from "./copy";
import type { Entry } from "./entry";
import type { Editing } from "./own-decks";

/** What can be done on the current page, and on every page. */
export function useActions(editing: Editing | undefined, onClose: () => void): readonly Entry[] {
  const { t, language: shown } = useTranslation();
  const router = useRouter();
  const search = copiedSearch(useLocation());
  const client = useQueryClient();
  const announce = useAnnounce();
  const { theme, showImage } = usePreferences();
  const next = nextTheme(theme);

  const action = (key: string, label: string, run: () => void): Entry => ({ key: `do ${key}`, label, run });
  const instant = (key: string, label: string, run: () => void) =>
    action(key, label, () => {
      run();
      announce(label);
      onClose();
    });
  const dialog = (name: ShellDialogName, label: string) =>
    action(name, label, () => {
      const state = (before: object) => ({ ...before, dialog: name });
      void router.navigate({ to: ".", search: true, hash: true, resetScroll: false, replace: true, state });
    });
  const draw = (kind: CardKind) =>
    action(`random ${kind}`, t(`palette.random-${kind}`), async () => {
      const id = await drawCard(client, kind);
      if (id === undefined) announce(t("home.failed"));
      else await router.navigate({ href: `/cards/${id}`, replace: true });
    });
  const copyText = async (kept: CopiedSearch) => {
    const text = await copySearch(client, kept);
    announce(text === undefined ? t("palette.not-copied") : t("palette.copied", { text }));
    onClose();
  };
  const languages = LANGUAGES.filter((one) => one !== shown).map((language) =>
    instant(`language ${language}`, t("palette.language", { language: LANGUAGE_NAMES[language] }), () =>
      setPreferences({ language }),
    ),
  );
  return [
    ...(editing?.canUndo ? [instant("undo", t("display.keys-undo"), editing.undo)] : []),
    ...(editing?.canRedo ? [instant("redo", t("display.keys-redo"), editing.redo)] : []),
    dialog("searches", t("palette.save")),
    action("deck-new", t("display.keys-new-deck"), () => openNewDeck(router, true)),
    instant("link", t("palette.copy-link"), () => void copied(window.location.href)),
    ...(search ? [action("text", t("palette.copy-text"), () => copyText(search))] : []),
    draw("crypt"),
    draw("library"),
    instant("theme", t("palette.theme", { theme: t(`shell.theme-${next}`) }), () =>
      setPreferences({ theme: next }),
    ),
    instant("images", t(showImage ? "palette.images-off" : "palette.images-on"), () =>
      setPreferences({ showImage: !showImage }),
    ),
    ...languages,
    dialog("seating", t("display.keys-seating")),
    dialog("limited", t("palette.limited")),
    dialog("display", t("shell.display")),
    dialog("keys", t("display.keys")),
  ];
}
