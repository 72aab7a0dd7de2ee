import type { AdminAnnouncement } from "@babchingu/openapi/types";
import { Typography } from "@mui/material";
import { DeleteSection } from "../dialog/DeleteSection.tsx";
import { useSave } from "../feedback/useAct.ts";
import { formatTime } from "../lib/format.ts";
import { AnnouncementForm } from "./AnnouncementForm.tsx";

export function EditTab({ announcement }: { announcement: AdminAnnouncement }) {
  const { run } = useSave("announcements", {
    success: "공지사항을 저장했어요.",
    failure: "공지사항을 저장하지 못했어요.",
  });
  const { id, title, content, createdAt, updatedAt } = announcement;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: "16px" }}>
        {formatTime(createdAt)} 등록 · {formatTime(updatedAt)} 수정
      </Typography>
      <AnnouncementForm
        label="공지사항 수정"
        initial={{ title, content }}
        submitLabel="저장"
        isEdit
        onSubmit={(changes) => run({ row: announcement, changes })}
      />
      <DeleteSection resource="announcements" id={id} object="공지사항을" title={`'${title}' 공지사항을 삭제할까요?`} />
    </>
  );
}
