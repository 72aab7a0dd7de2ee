import type { AdminMember } from "@babchingu/openapi/types";
import { Box, Skeleton } from "@mui/material";
import { reasonOf } from "../../dataProvider/errors.ts";
import { RowImage } from "../../ui/image/RowImage.tsx";
import { useRowQuery } from "../../ui/feedback/useApiQuery.ts";
import { FailureMessage } from "../../ui/feedback/StatusMessage.tsx";
import { readMemberImageUrl } from "./calls.ts";

/** The member's photo, read when the tab opens (console §2). */
export function ImageTab({ member }: { member: AdminMember }) {
  const { data, error, refetch, isFetching } = useRowQuery("members", readMemberImageUrl, member.id);

  if (error && !isFetching) {
    return (
      <FailureMessage
        title="이미지를 불러오지 못했어요."
        reason={reasonOf(error)}
        onRetry={() => void refetch()}
        isSmall
      />
    );
  }
  if (!data) {
    return (
      <Box component="output" aria-label="이미지를 불러오는 중">
        <Skeleton variant="rounded" animation={false} width={280} height={280} />
      </Box>
    );
  }
  return <RowImage url={data.imageUrl} alt={`${member.name} 회원의 사진`} />;
}
