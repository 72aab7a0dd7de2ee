import { MeetingStatusOperatorLabels } from "@babchingu/openapi/enums";
import type { AdminMeeting } from "@babchingu/openapi/types";
import type { RecordTabs } from "../../ui/dialog/RecordDialog.tsx";
import { QuickFilters } from "../../ui/list/QuickFilters.tsx";
import { type FilterFormProps, ListPage } from "../../ui/list/ListPage.tsx";
import { ChatTab } from "./ChatTab.tsx";
import { columns } from "./columns.tsx";
import { ImageTab } from "./ImageTab.tsx";
import { InfoTab } from "./InfoTab.tsx";
import { meetings } from "./resource.ts";

const tabs: RecordTabs<AdminMeeting> = [
  { id: "info", label: "정보", content: (meeting) => <InfoTab key={meeting.id} meeting={meeting} /> },
  {
    id: "chat",
    label: "채팅",
    operation: "listAdminMeetingChats",
    content: (meeting) => <ChatTab meetingId={meeting.id} />,
  },
  { id: "image", label: "이미지", content: (meeting) => <ImageTab key={meeting.id} meeting={meeting} /> },
];

function MeetingFilters(props: FilterFormProps) {
  return <QuickFilters {...props} statusLabels={MeetingStatusOperatorLabels} />;
}

export function MeetingList() {
  return (
    <ListPage
      filterForm={MeetingFilters}
      resource={meetings}
      columns={columns}
      rowName={({ title }) => title}
      tabs={tabs}
    />
  );
}
