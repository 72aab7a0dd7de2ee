import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { Suspense, useState } from "react";
import { HelpDialog } from "../ui/keys/HelpDialog.tsx";
import { useKeys } from "../ui/keys/useKeys.ts";
import { SEARCH_FIELD } from "../ui/keys/useListKeys.ts";
import { Sidebar } from "./Sidebar.tsx";

const MAIN_ID = "main-content";

/** The sidebar, and a section that fills the rest of the window and scrolls by itself. */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  useKeys({
    "?": (event) => {
      event.preventDefault();
      setHelpOpen(true);
    },
    "/": (event) => {
      const field = document.querySelector<HTMLElement>(`[${SEARCH_FIELD}]`);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
  });
  return (
    <Box sx={{ display: "flex", height: "100vh", overflow: "hidden" }}>
      <Box
        component="a"
        href={`#${MAIN_ID}`}
        sx={{
          position: "absolute",
          left: 8,
          top: -60,
          zIndex: 2000,
          padding: "8px 12px",
          backgroundColor: "background.paper",
          "&:focus": { top: 8 },
        }}
      >
        본문으로 건너뛰기
      </Box>
      <Sidebar onHelp={() => setHelpOpen(true)} />
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, overflow: "auto", "&:focus": { outline: "none" } }}
      >
        <Suspense fallback={<Opening />}>{children}</Suspense>
      </Box>
      <HelpDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Box>
  );
}

function Opening() {
  return (
    <Box component="output" sx={{ display: "block", padding: "24px 20px", color: "text.secondary", fontSize: 13 }}>
      화면을 여는 중이에요…
    </Box>
  );
}
