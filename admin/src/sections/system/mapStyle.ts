/** The map's styles in the console's theme; Leaflet's elements can only be selected by their class names. */
import type { Theme } from "@mui/material";
import { MAP_HEIGHT_PX } from "./locations.ts";

const CARD_RADIUS = "16px";

export function mapStyle({ palette }: Theme) {
  const isDark = palette.mode === "dark";
  const member = { background: palette.tones.success.text, mark: palette.tones.success.background };
  const meeting = { background: palette.primary.main, mark: palette.primary.contrastText };
  const shadow = `0 1px 4px ${isDark ? "rgba(0, 0, 0, 0.6)" : "rgba(58, 40, 18, 0.35)"}`;
  const marker = (colors: typeof member) => ({
    display: "grid",
    placeItems: "center",
    border: `2px solid ${palette.background.paper}`,
    backgroundColor: colors.background,
    boxShadow: shadow,
    "& svg": { width: 15, height: 15, fill: colors.mark },
  });
  return {
    position: "relative",
    height: MAP_HEIGHT_PX,
    boxSizing: "content-box",
    borderRadius: CARD_RADIUS,
    overflow: "hidden",
    border: `1px solid ${palette.hairline}`,
    // Leaflet's layers use z-indexes up to 1000; they must not rise above the page's.
    isolation: "isolate",
    "& .leaflet-container": { height: "100%", font: "inherit", backgroundColor: palette.sunken },
    "& .leaflet-container:focus-visible": { outlineOffset: "-3px" },
    // The background without tiles: it must not look like streets.
    "& .map-base-layer": {
      backgroundColor: isDark ? "#1F1A15" : "#F3ECDF",
      stroke: palette.hairline,
    },
    "& .map-scale": {
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
    },
    "& .map-tiles": isDark
      ? { filter: "invert(1) hue-rotate(180deg) brightness(0.9) contrast(0.85) sepia(0.25)" }
      : { filter: "saturate(0.7)" },
    "& .leaflet-control-attribution:empty": { display: "none" },
    "& .leaflet-control-attribution": {
      padding: "1px 6px",
      fontSize: 11,
      borderTopLeftRadius: 6,
      color: palette.text.secondary,
      backgroundColor: palette.background.paper,
      "& a": { color: "inherit", textDecoration: "underline" },
    },
    "& .location": { boxSizing: "border-box" },
    "& .location:focus-visible": {
      outline: `2px solid ${palette.text.primary}`,
      outlineOffset: 2,
      zIndex: "1000 !important",
    },
    "& .location-member": { ...marker(member), borderRadius: "50%" },
    "& .location-meeting": { ...marker(meeting), borderRadius: "8px" },
    "& .location-group": {
      display: "flex",
      gap: "1px",
      overflow: "hidden",
      borderRadius: "14px",
      border: `2px solid ${palette.background.paper}`,
      backgroundColor: palette.background.paper,
      boxShadow: shadow,
    },
    "& .location-group b": {
      display: "flex",
      alignItems: "center",
      gap: "4px",
      flex: "auto",
      justifyContent: "center",
      fontSize: 13,
      fontWeight: 700,
      whiteSpace: "nowrap",
      "& svg": { flex: "none", width: 13, height: 13, fill: "currentColor" },
    },
    "& .location-group .member": { color: member.mark, backgroundColor: member.background },
    "& .location-group .meeting": { color: meeting.mark, backgroundColor: meeting.background },
    "& .location-group i": {
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
    "& .leaflet-popup-content-wrapper, & .leaflet-popup-tip": {
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      boxShadow: shadow,
    },
    "& .leaflet-popup-content-wrapper": { borderRadius: "12px" },
    "& .leaflet-popup-content": { margin: "10px 12px", fontSize: 13, lineHeight: 1.5 },
  } as const;
}
