import CloseIcon from "@mui/icons-material/Close";
import { Box, IconButton, Tab, Tabs, Typography } from "@mui/material";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Link } from "react-router-dom";
import { CopyButton } from "../feedback/CopyButton.tsx";

export interface TabLink {
  id: string;
  label: string;
  to: { pathname: string; search: string };
}

interface Props {
  title: ReactNode;
  tabs: readonly TabLink[];
  tab: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog beside the list, 480–640 px wide, or over the list where there is no room for both. Its key has to be the row's id. */
export function SideDialog({ title, tabs, tab, onClose, children }: Props) {
  const panel = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const previousFocus = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      // The focus was in the dialog if it is nowhere now.
      if (document.activeElement !== document.body) return;
      const isFocusable =
        previousFocus instanceof HTMLElement && previousFocus !== document.body && previousFocus.isConnected;
      const next = isFocusable ? previousFocus : document.querySelector("main");
      next?.focus({ preventScroll: true });
    };
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    // While a syllable is composed, the key belongs to the input method.
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Box
      component="dialog"
      open
      aria-labelledby={titleId}
      ref={panel}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      sx={({ palette }) => ({
        position: "relative",
        inset: "auto",
        margin: 0,
        border: 0,
        padding: 0,
        maxHeight: "none",
        color: "inherit",
        flex: "none",
        width: "clamp(480px, 40vw, 640px)",
        height: "100%",
        display: "flex",
        flexDirection: "column",
        backgroundColor: palette.background.paper,
        borderLeft: `1px solid ${palette.hairline}`,
        boxShadow: "-8px 0 24px rgba(58, 40, 18, 0.06)",
        "&:focus-visible": { outline: "none" },
        "@media (max-width: 959px)": {
          position: "fixed",
          inset: "0 0 0 auto",
          width: "min(100vw, 560px)",
          zIndex: 1100,
        },
      })}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: "12px",
          padding: "14px 12px 8px 20px",
          "& > button + button": { marginLeft: "-8px" },
        }}
      >
        <Typography id={titleId} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        <CopyButton isLink text={() => location.href} label="이 화면의 주소 복사" successMessage="주소를 복사했어요." />
        <IconButton aria-label="닫기" onClick={onClose}>
          <CloseIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
      {tabs.length > 1 ? (
        <Tabs
          value={tab}
          aria-label="자세히"
          sx={{ paddingInline: "8px", borderBottom: (theme) => `1px solid ${theme.palette.hairline}` }}
        >
          {tabs.map(({ id, label, to }) => (
            <Tab key={id} value={id} label={label} component={Link} to={to} replace />
          ))}
        </Tabs>
      ) : (
        <Box sx={{ borderBottom: (theme) => `1px solid ${theme.palette.hairline}` }} />
      )}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", padding: "16px 20px 32px" }}>{children}</Box>
    </Box>
  );
}
