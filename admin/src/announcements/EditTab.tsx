import type { AdminAnnouncement, AdminAnnouncementRequest } from "@babchingu/openapi/types";
import { Typography } from "@mui/material";
import { DeleteSection } from "../dialog/DeleteSection.tsx";
import { useSave } from "../feedback/useAct.ts";
import { useFresh } from "../feedback/useFresh.tsx";
import { TimeText } from "../list/TimeText.tsx";
import { AnnouncementForm } from "./AnnouncementForm.tsx";

export function EditTab({ announcement }: { announcement: AdminAnnouncement }) {
  const { run } = useSave("announcements", {
    success: "공지사항을 저장했어요.",
    failure: "공지사항을 저장하지 못했어요.",
  });
  const fresh = useFresh<"announcements", AdminAnnouncementRequest>("announcements", announcement.id, {
    valuesOf: ({ title, content }) => ({ title, content }),
    labels: { title: "제목", content: "내용" },
    write: String,
  });
  const { id, title, content, createdAt, updatedAt } = announcement;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: "16px" }}>
        등록 <TimeText value={createdAt} isFull />
        <br />
        수정 <TimeText value={updatedAt} isFull />
      </Typography>
      <AnnouncementForm
        label="공지사항 수정"
        initial={{ title, content }}
        submitLabel="저장"
        isEdit
        onSubmit={(changes, before) => fresh.guard(before, () => run({ row: announcement, changes }))}
      />
      {fresh.dialog}
      <DeleteSection resource="announcements" id={id} object="공지사항을" title={`'${title}' 공지사항을 삭제할까요?`} />
    </>
  );
}
