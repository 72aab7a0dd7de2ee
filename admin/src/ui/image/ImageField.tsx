import UploadIcon from "@mui/icons-material/FileUploadOutlined";
import { limits } from "@babchingu/openapi/limits";
import { Box, Button, CircularProgress, Typography } from "@mui/material";
import { useRef, useState } from "react";
import { useInput, useNotify } from "react-admin";
import { Image } from "./Image.tsx";
import { useApiMutation } from "../feedback/apiActions.ts";
import { useIsMounted } from "@babchingu/web/useIsMounted.ts";
import type { ImageValue } from "./imageValue.ts";
import { uploadImage } from "../../dataProvider/sharedCalls.ts";

const BYTES_MAX = limits.ImageUpload.file.maxBytes;
const MEGABYTE = 1024 * 1024;
const ACCEPTED_TYPES = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/** Uploads a form's image; the form can't be sent meanwhile. Shows no alert once the form is unmounted. */
export function useImageUpload() {
  const isMounted = useIsMounted();
  return useApiMutation(uploadImage, {
    success: () => (isMounted() ? "이미지를 올렸어요. 저장하면 바뀌어요." : null),
    failure: "이미지를 올리지 못했어요.",
    mayBeDone: null,
  });
}

interface Props {
  source: string;
  alt: string;
  upload: ReturnType<typeof useImageUpload>;
}

/** An image with buttons to replace and to remove it. The row doesn't change before the form is saved. */
export function ImageField({ source, alt, upload }: Props) {
  const { field } = useInput({ source });
  const notify = useNotify();
  const fileInput = useRef<HTMLInputElement>(null);
  const value = field.value as ImageValue;

  const uploadFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > BYTES_MAX) {
      notify(`${BYTES_MAX / MEGABYTE}MB 이하의 이미지를 올려 주세요.`, { type: "error" });
      return;
    }
    const outcome = await upload.mutate({ file });
    if (outcome.ok) field.onChange({ id: outcome.data.id, url: outcome.data.url } satisfies ImageValue);
  };
  return (
    <Box component="fieldset" aria-label="이미지" sx={{ border: 0, margin: 0, padding: 0 }}>
      <Preview key={value.url} url={value.url} alt={alt} isUploading={upload.isPending} />
      <input
        ref={fileInput}
        type="file"
        accept={ACCEPTED_TYPES}
        aria-label="이미지 파일"
        hidden
        onChange={({ target }) => {
          void uploadFile(target.files?.[0]);
          // The same file can be chosen again after a failure.
          target.value = "";
        }}
      />
      <Box sx={{ display: "flex", alignItems: "center", gap: "8px", marginTop: "8px" }}>
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          loading={upload.isPending}
          loadingPosition="start"
          onClick={() => fileInput.current?.click()}
        >
          {upload.isPending ? "올리는 중이에요…" : value.url === null ? "이미지 올리기" : "이미지 바꾸기"}
        </Button>
        {value.url === null ? null : (
          <Button
            variant="outlined"
            disabled={upload.isPending}
            onClick={() => field.onChange({ id: null, url: null } satisfies ImageValue)}
          >
            이미지 빼기
          </Button>
        )}
      </Box>
    </Box>
  );
}

function Preview({ url, alt, isUploading }: { url: string | null; alt: string; isUploading: boolean }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <Box
      aria-busy={isUploading}
      sx={{
        position: "relative",
        display: "grid",
        placeItems: "center",
        minHeight: 120,
        borderRadius: "12px",
        backgroundColor: "sunken",
        "& img": { maxHeight: "220px", opacity: isUploading ? 0.4 : 1 },
      }}
    >
      {url !== null && !isBroken ? (
        <Image url={url} alt={alt} onError={() => setBroken(true)} />
      ) : isUploading ? null : (
        <Typography variant="body2" color="textSecondary">
          {isBroken ? "이미지를 불러올 수 없어요." : "이미지가 없어요."}
        </Typography>
      )}
      {isUploading ? (
        <CircularProgress size={28} aria-label="이미지를 올리는 중" sx={{ position: "absolute" }} />
      ) : null}
    </Box>
  );
}
