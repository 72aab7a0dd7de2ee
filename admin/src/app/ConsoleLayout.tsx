import { Box } from "@mui/material";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { HelpDialog } from "../ui/shortcuts/HelpDialog.tsx";
import { useShortcuts } from "../ui/shortcuts/useShortcuts.ts";
import { SEARCH_FIELD_ATTRIBUTE } from "../ui/shortcuts/useListShortcuts.ts";
import { isPaletteKey } from "../ui/shortcuts/shortcuts.ts";
import { CommandPalette } from "./palette/CommandPalette.tsx";
import { Sidebar } from "./Sidebar.tsx";

const MAIN_ID = "main-content";

/** The sidebar, and beside it the section, which scrolls on its own. */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      setPaletteOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  useShortcuts({
    "?": (event) => {
      event.preventDefault();
      setHelpOpen(true);
    },
    "/": (event) => {
      const field = document.querySelector<HTMLElement>(`[${SEARCH_FIELD_ATTRIBUTE}]`);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
  });
  return (
    <Box sx={{ display: "flex", flexDirection: { xs: "column", sm: "row" }, height: "100dvh", overflow: "hidden" }}>
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
      <Sidebar onHelp={() => setHelpOpen(true)} onPalette={() => setPaletteOpen(true)} />
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, minHeight: 0, overflow: "auto", "&:focus": { outline: "none" } }}
      >
        <Suspense fallback={<LoadingFallback />}>{children}</Suspense>
      </Box>
      <HelpDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <CommandPalette isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
    </Box>
  );
}

function LoadingFallback() {
  return (
    <Box component="output" sx={{ display: "block", padding: "24px 20px", color: "text.secondary", fontSize: 13 }}>
      화면을 여는 중이에요…
    </Box>
  );
}
