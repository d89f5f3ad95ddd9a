import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";
import type { DeckDialogName } from "../shared/deck-page-context";

// Each dialog is fetched when the user is about to open it.
export const MenuDialog = lazyPart(
  loadPart(
    "deck-menu-dialog",
    () => import("./menu/menu-dialog"),
    (module) => module.MenuDialog,
  ),
);
export const NewDialog = lazyPart(
  loadPart(
    "deck-new",
    () => import("./new/new-dialog"),
    (module) => module.NewDialog,
  ),
);
export const ImportContainer = lazyPart(
  loadPart(
    "deck-import",
    () => import("./import/import-container"),
    (module) => module.ImportContainer,
  ),
);
export const FixContainer = lazyPart(
  loadPart(
    "deck-fix",
    () => import("./import/fix-container"),
    (module) => module.FixContainer,
  ),
);
export const SelectContainer = lazyPart(
  loadPart(
    "deck-select",
    () => import("./select/select-container"),
    (module) => module.SelectContainer,
  ),
);
export const ExportContainer = lazyPart(
  loadPart(
    "deck-export",
    () => import("./export/export-container"),
    (module) => module.ExportContainer,
  ),
);
export const ShareContainer = lazyPart(
  loadPart(
    "deck-share",
    () => import("./share/share-container"),
    (module) => module.ShareContainer,
  ),
);
export const ProxyContainer = lazyPart(
  loadPart(
    "deck-proxy",
    () => import("./proxy/proxy-container"),
    (module) => module.ProxyContainer,
  ),
);
export const MissingContainer = lazyPart(
  loadPart(
    "deck-missing",
    () => import("./missing/missing-container"),
    (module) => module.MissingContainer,
  ),
);
export const DrawContainer = lazyPart(
  loadPart(
    "deck-draw",
    () => import("./draw/draw-container"),
    (module) => module.DrawContainer,
  ),
);
export const IdeasContainer = lazyPart(
  loadPart(
    "deck-ideas",
    () => import("./ideas/ideas-container"),
    (module) => module.IdeasContainer,
  ),
);
export const TextContainer = lazyPart(
  loadPart(
    "deck-text",
    () => import("./text/text-container"),
    (module) => module.TextContainer,
  ),
);
export const RevisionDialog = lazyPart(
  loadPart(
    "deck-revision",
    () => import("./revision/revision-dialog"),
    (module) => module.RevisionDialog,
  ),
);
export const DeleteDialog = lazyPart(
  loadPart(
    "deck-delete",
    () => import("./delete/delete-dialog"),
    (module) => module.DeleteDialog,
  ),
);
export const PublicContainer = lazyPart(
  loadPart(
    "deck-public",
    () => import("./public/public-container"),
    (module) => module.PublicContainer,
  ),
);

export const DIALOGS: Readonly<Record<DeckDialogName, { readonly load: () => Promise<void> }>> = {
  "deck-menu": MenuDialog,
  "deck-new": NewDialog,
  "deck-import-text": ImportContainer,
  "deck-import-site": ImportContainer,
  "deck-fix": FixContainer,
  "deck-select": SelectContainer,
  "deck-export": ExportContainer,
  "deck-share": ShareContainer,
  "deck-proxy": ProxyContainer,
  "deck-missing": MissingContainer,
  "deck-draw": DrawContainer,
  "deck-ideas": IdeasContainer,
  "deck-text": TextContainer,
  "deck-revision": RevisionDialog,
  "deck-delete": DeleteDialog,
  "deck-delete-revision": DeleteDialog,
  "deck-publish": PublicContainer,
  "deck-sync": PublicContainer,
  "deck-unpublish": PublicContainer,
};
