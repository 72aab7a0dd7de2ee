import { AdminAnnouncementColumns } from "@babchingu/openapi/columns";
import type { AdminAnnouncement } from "@babchingu/openapi/types";
import { Typography } from "@mui/material";
import { DeleteSection } from "../../ui/dialog/DeleteSection.tsx";
import { useSave } from "../../ui/feedback/apiActions.ts";
import { useConflictCheck } from "../../ui/forms/useConflictCheck.tsx";
import { TimeText } from "../../ui/columns/TimeText.tsx";
import { PostForm, type PostValues } from "../shared/PostForm.tsx";

export function EditTab({ announcement }: { announcement: AdminAnnouncement }) {
  const { mutate } = useSave("announcements", {
    success: "공지사항을 저장했어요.",
    failure: "공지사항을 저장하지 못했어요.",
  });
  const conflictCheck = useConflictCheck<"announcements", Omit<PostValues, "image">>("announcements", announcement.id, {
    valuesOf: ({ title, content }) => ({ title, content }),
    labels: { title: AdminAnnouncementColumns.title, content: AdminAnnouncementColumns.content },
    format: String,
  });
  const { id, title, content, createdAt, updatedAt } = announcement;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: "16px" }}>
        {AdminAnnouncementColumns.createdAt} <TimeText value={createdAt} isFull />
        <br />
        {AdminAnnouncementColumns.updatedAt} <TimeText value={updatedAt} isFull />
      </Typography>
      <PostForm
        label="공지사항 수정"
        initial={{ title, content }}
        submitLabel="저장"
        isEdit
        conflictCheck={conflictCheck}
        onSubmit={(changes) => mutate({ row: announcement, changes })}
      />
      <DeleteSection
        resource="announcements"
        operation="deleteAdminAnnouncement"
        id={id}
        nameWithParticle="공지사항을"
        title={`'${title}' 공지사항을 삭제할까요?`}
      />
    </>
  );
}
