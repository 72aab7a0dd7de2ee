import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";

interface Props {
  title: string;
  actions?: ReactNode;
  /** A second row: the search. */
  children?: ReactNode;
}

export function PageHeader({ title, actions, children }: Props) {
  return (
    <Box component="header" sx={{ paddingInline: "20px", paddingTop: "16px", paddingBottom: "12px" }}>
      <title>{`${title} · 밥친구 운영자`}</title>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          minHeight: 36,
          gap: "8px 12px",
        }}
      >
        <Typography variant="h1" sx={{ whiteSpace: "nowrap" }}>
          {title}
        </Typography>
        {actions ? <Box sx={{ display: "flex", flexWrap: "wrap", gap: "8px" }}>{actions}</Box> : null}
      </Box>
      {children ? <Box sx={{ marginTop: "8px" }}>{children}</Box> : null}
    </Box>
  );
}
