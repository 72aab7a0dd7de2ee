import type { AdminMeeting } from "@babchingu/openapi/types";
import { Box, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { describeFailedAction } from "../../dataProvider/errors.ts";
import { Image } from "../../ui/image/Image.tsx";
import { useRowQuery } from "../../ui/feedback/useApiQuery.ts";
import { readMeetingImageUrl } from "./calls.ts";

const NO_IMAGE_ID = "meeting-no-image-id";

/** Loads the image on request. An image that fails to load is removed, with an alert (console §2). */
export function ImageTab({ meeting }: { meeting: AdminMeeting }) {
  const notify = useNotify();
  const [url, setUrl] = useState<string | null>(null);
  const { refetch, isFetching } = useRowQuery("meetings", readMeetingImageUrl, meeting.id, false);
  const hasImage = meeting.imageId !== null;

  const load = async () => {
    const { data, error } = await refetch();
    // The operator left the tab before the response arrived.
    if (!error && data === undefined) return;
    if (error) notify(describeFailedAction("이미지를 불러오지 못했어요.", error), { type: "error" });
    else if (data.imageUrl === null) notify("이미지를 불러올 수 없어요.", { type: "error" });
    else setUrl(data.imageUrl);
  };
  const removeImage = () => {
    setUrl(null);
    notify("이미지를 불러올 수 없어요.", { type: "error" });
  };
  return (
    <Stack spacing={4}>
      <Box>
        <Button
          variant="outlined"
          disabled={!hasImage}
          loading={isFetching}
          aria-describedby={hasImage ? undefined : NO_IMAGE_ID}
          onClick={() => void load()}
        >
          이미지 불러오기
        </Button>
        {hasImage ? null : (
          <Typography id={NO_IMAGE_ID} variant="body2" color="textSecondary" sx={{ marginTop: "8px" }}>
            이미지 번호가 없어요.
          </Typography>
        )}
      </Box>
      {url === null ? null : <Image url={url} alt={`'${meeting.title}' 모임의 사진`} onError={removeImage} />}
    </Stack>
  );
}
