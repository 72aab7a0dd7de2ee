import { MemberStatusLabels } from "@babchingu/openapi/enums";
import type { AdminMember } from "@babchingu/openapi/types";
import { Details } from "../../ui/columns/Details.tsx";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { QuickFilters } from "../../ui/list/QuickFilters.tsx";
import { type FilterFormProps, ListPage } from "../../ui/list/ListPage.tsx";
import { notifyMembers } from "../notifications/index.ts";
import { detailColumns, tableColumns } from "./columns.tsx";
import { EditTab } from "./EditTab.tsx";
import { ImageTab } from "./ImageTab.tsx";
import { RevealContact } from "./RevealContact.tsx";
import { RelatedLinks } from "./RelatedLinks.tsx";
import { members } from "./resource.ts";
import { Timeline } from "./Timeline.tsx";

const tabs: RecordTabs<AdminMember> = [
  {
    id: "info",
    label: "정보",
    content: (member) => (
      <>
        <Details label="회원 정보" columns={detailColumns} row={member} />
        <RevealContact key={member.id} member={member} />
        <RelatedLinks member={member} />
      </>
    ),
  },
  { id: "timeline", label: "활동", content: (member) => <Timeline key={member.id} member={member} /> },
  {
    id: "edit",
    label: "수정",
    operation: "setAdminMemberStatus",
    content: (member) => <EditTab key={member.id} member={member} />,
  },
  { id: "image", label: "이미지", content: (member) => <ImageTab key={member.id} member={member} /> },
];

function MemberFilters(props: FilterFormProps) {
  return <QuickFilters {...props} statusLabels={MemberStatusLabels} />;
}

export function MemberList() {
  return (
    <ListPage
      filterForm={MemberFilters}
      resource={members}
      columns={tableColumns}
      rowName={({ name }) => name}
      tabs={tabs}
      bulkActions={[notifyMembers]}
    />
  );
}
