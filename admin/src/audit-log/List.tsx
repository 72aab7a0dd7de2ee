import { useHasAuditLog } from "../feedback/useHasAuditLog.ts";
import { ListPage } from "../list/ListPage.tsx";
import { NotFound } from "../pages/NotFound.tsx";
import { tableColumns } from "./columns.tsx";
import { AuditLogDialog } from "./Dialog.tsx";
import { AuditFilterForm } from "./FilterForm.tsx";

const words = {
  loadFailed: "감사 기록을 불러오지 못했어요.",
  searchFailed: "감사 기록을 검색하지 못했어요.",
  empty: "아직 감사 기록이 없어요.",
};

/** What operators changed, to be read only (D18). */
export function AuditLogList() {
  const hasAuditLog = useHasAuditLog();
  if (!hasAuditLog) return <NotFound />;
  return (
    <ListPage
      resource="audit-log"
      title="감사 기록"
      columns={tableColumns}
      words={words}
      filterForm={AuditFilterForm}
      dialog={AuditLogDialog}
    />
  );
}
