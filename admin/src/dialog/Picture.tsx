import { Box } from "@mui/material";
import { pictureAddress } from "../config.ts";

interface Props {
  url: string;
  alt: string;
  onError: () => void;
}

export function Picture({ url, alt, onError }: Props) {
  return (
    <Box
      component="img"
      src={pictureAddress(url)}
      alt={alt}
      onError={onError}
      sx={{ display: "block", maxWidth: "100%", maxHeight: "60vh", borderRadius: "12px", backgroundColor: "sunken" }}
    />
  );
}
