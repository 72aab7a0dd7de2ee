import { Box, Button, Typography } from "@mui/material";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { EMPTY_VALUE } from "../../ui/format/format.ts";

/** The width of a phone less the app's gutters. */
const WIDTH_PX = 350;

/** The title and the text of a post with its line breaks, as wide as on a phone. */
export function PostPreview() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [title, content] = useWatch({ name: ["title", "content"] }) as (string | null | undefined)[];
  return (
    <Box sx={{ marginBottom: "16px" }}>
      <Button variant="text" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "미리 보기 닫기" : "미리 보기"}
      </Button>
      <Box id={id} hidden={!isOpen}>
        {isOpen ? (
          <Box
            component="section"
            aria-label="미리 보기"
            sx={({ palette }) => ({
              maxWidth: WIDTH_PX,
              marginTop: "8px",
              padding: "20px",
              borderRadius: "16px",
              border: `1px solid ${palette.hairline}`,
              backgroundColor: "background.paper",
              wordBreak: "keep-all",
              overflowWrap: "anywhere",
            })}
          >
            <Typography sx={{ fontSize: 20, fontWeight: 700 }}>{title?.trim() || EMPTY_VALUE}</Typography>
            <Typography sx={{ marginTop: "8px", fontSize: 15, whiteSpace: "pre-wrap" }}>
              {content?.trim() || EMPTY_VALUE}
            </Typography>
          </Box>
        ) : null}
      </Box>
    </Box>
  );
}
