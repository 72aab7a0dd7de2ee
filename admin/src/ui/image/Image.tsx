import { Box } from "@mui/material";
import { imageSrc } from "@babchingu/web/api.ts";

interface Props {
  url: string;
  alt: string;
  onError: () => void;
}

export function Image({ url, alt, onError }: Props) {
  return (
    <Box
      component="img"
      src={imageSrc(url)}
      alt={alt}
      onError={onError}
      sx={{ display: "block", maxWidth: "100%", maxHeight: "60vh", borderRadius: "12px", backgroundColor: "sunken" }}
    />
  );
}
