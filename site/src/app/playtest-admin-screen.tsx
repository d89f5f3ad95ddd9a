import { useLocation, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { readShownReports, reportsInUrl } from "../features/playtest/reports/read-choice";
import { playtestAdmin } from "../i18n/en/playtest-admin";
import { useTranslation } from "../i18n/translation";
import { lazyPart } from "../lazy/lazy-part";
import { loadPart } from "../lazy/load-screen";
import { loadOptionalStyles } from "../lazy/optional-styles";
import { useDocumentSubject } from "../ui/document-subject";
import { Pending } from "./pending";
import { useDialogStep } from "./use-dialog-step";

/** @public Loaded along with the screen. */
export const messages = [playtestAdmin];

const PENDING = <Pending />;

const ManagePage = lazyPart(
  loadPart(
    "playtest-manage",
    () => import("../features/playtest/manage/manage-page"),
    (module) => module.ManagePage,
  ),
  PENDING,
);

const ReportsPage = lazyPart(
  loadPart(
    "playtest-reports",
    () => import("../features/playtest/reports/reports-page"),
    (module) => module.ReportsPage,
  ),
  PENDING,
);

/** @public Loaded along with the screen; the page that is not shown comes later. */
export async function prepare(): Promise<void> {
  if (window.location.pathname.endsWith("/reports")) void ReportsPage.load();
  else void ManagePage.load();
  await loadOptionalStyles();
}

/** The pages of the playtest's admins: testers and rounds, or all reports. */
export default function PlaytestAdminScreen() {
  const isReports = useLocation({ select: ({ pathname }) => pathname.endsWith("/reports") });
  return isReports ? <Reports /> : <Manage />;
}

function Manage() {
  const { t } = useTranslation();
  useDocumentSubject(t("playtest-admin.manage"));
  return <ManagePage dialog={useDialogStep()} pending={PENDING} />;
}

function Reports() {
  const { t } = useTranslation();
  useDocumentSubject(t("playtest-admin.reports"));
  const navigate = useNavigate();
  const search = useLocation({ select: (location) => location.search as Record<string, unknown> });
  const shown = useMemo(() => readShownReports(search), [search]);
  return (
    <ReportsPage
      shown={shown}
      onShow={(change) =>
        void navigate({
          to: ".",
          search: (before) => ({ ...before, ...reportsInUrl({ ...shown, ...change }) }),
          replace: true,
          resetScroll: false,
        })
      }
      dialog={useDialogStep()}
      pending={PENDING}
    />
  );
}
