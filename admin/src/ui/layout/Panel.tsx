import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";

interface Props {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A titled part of a dialog or of a page of forms. */
export function Panel({ title, hint, children }: Props) {
  return (
    <Box component="section" sx={{ "* + &": { marginTop: "28px" } }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {hint ? (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      ) : null}
      <Box sx={{ marginTop: "10px" }}>{children}</Box>
    </Box>
  );
}
