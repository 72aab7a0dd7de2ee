import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { PageHeader } from "./PageHeader.tsx";

/** Uses a screen of 1920 px, and keeps lines readable on larger ones. */
export const CONTENT_WIDTH_MAX_PX = 1680;

/** A section of forms side by side. */
export function FormsPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} />
      <Box
        sx={({ palette }) => ({
          display: "grid",
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 300px), 1fr))",
          gap: "16px",
          maxWidth: CONTENT_WIDTH_MAX_PX,
          padding: "4px 20px 40px",
          alignItems: "start",
          "& > section": {
            margin: "0 !important",
            padding: "18px 20px 20px",
            borderRadius: "16px",
            backgroundColor: palette.background.paper,
            border: `1px solid ${palette.hairline}`,
          },
        })}
      >
        {children}
      </Box>
    </>
  );
}
