import { Box } from "@mui/material";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { HelpDialog } from "../ui/shortcuts/HelpDialog.tsx";
import { useShortcuts } from "../ui/shortcuts/useShortcuts.ts";
import { SEARCH_FIELD_ATTRIBUTE } from "../ui/shortcuts/useListShortcuts.ts";
import { isPaletteKey } from "../ui/shortcuts/shortcuts.ts";
import { Sidebar } from "./Sidebar.tsx";

const MAIN_ID = "main-content";

const loadPalette = () => import("./palette/CommandPalette.tsx");
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));
/** By then the first screen has its own files. */
const PALETTE_DELAY_MS = 2000;

/** The sidebar, and beside it the section, which scrolls on its own. */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isPaletteLoaded, setPaletteLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), PALETTE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const openPalette = () => {
    setPaletteLoaded(true);
    setPaletteOpen(true);
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      setPaletteLoaded(true);
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
      <Sidebar onHelp={() => setHelpOpen(true)} onPalette={openPalette} />
      <Box
        component="main"
        id={MAIN_ID}
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, minHeight: 0, overflow: "auto", "&:focus": { outline: "none" } }}
      >
        <Suspense fallback={<LoadingFallback />}>{children}</Suspense>
      </Box>
      <HelpDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
      {isPaletteLoaded ? (
        <Suspense fallback={null}>
          <CommandPalette isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
        </Suspense>
      ) : null}
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
