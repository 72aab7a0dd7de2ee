import type { AdminReport } from "@babchingu/openapi/types";
import { DeleteSection } from "../../ui/dialog/DeleteSection.tsx";
import { Details } from "../../ui/columns/Details.tsx";
import { columns } from "./columns.tsx";

/** Every field of a report; an operator can only delete it (console §4). */
export function InfoTab({ report }: { report: AdminReport }) {
  return (
    <>
      <Details label="신고 내용" columns={columns} row={report} />
      <DeleteSection
        resource="reports"
        id={report.id}
        object="신고를"
        hint="이 신고로 내보낸 회원이 있어도 그대로예요."
        title={`신고 ${report.id}번을 삭제할까요?`}
      />
    </>
  );
}
