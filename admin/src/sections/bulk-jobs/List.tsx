import { BulkJobKindLabels } from "@babchingu/openapi/enums";
import type { AdminBulkJob } from "@babchingu/openapi/types";
import { Details } from "../../ui/columns/Details.tsx";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { Panel } from "../../ui/layout/Panel.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { columns } from "./columns.tsx";
import { Progress } from "./Progress.tsx";
import { bulkJobs } from "./resource.ts";

const tabs: RecordTabs<AdminBulkJob> = [
  {
    id: "info",
    label: "정보",
    content: (job) => (
      <>
        <Progress job={job} />
        <Panel title="내용">
          <Details label="일괄 작업" columns={columns} row={job} />
        </Panel>
      </>
    ),
  },
];

/** Operations on all members (R54). */
export function BulkJobList() {
  return (
    <ListPage
      resource={bulkJobs}
      columns={columns}
      rowName={({ kind }) => BulkJobKindLabels[kind] ?? kind}
      tabs={tabs}
    />
  );
}
