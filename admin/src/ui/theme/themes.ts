/** The console's MUI themes, from the same tokens as the member app and the site. */
import type { RaThemeOptions } from "react-admin";
import { lighten } from "@mui/material";
import { tokens } from "@babchingu/web/tokens.ts";

/** Text and background colour of a status. */
export interface Tone {
  text: string;
  background: string;
}
export type ToneName = "success" | "warning" | "neutral" | "plain";

declare module "@mui/material/styles" {
  interface Palette {
    tones: Record<ToneName, Tone>;
    hairline: string;
    sunken: string;
  }
  interface PaletteOptions {
    tones?: Record<ToneName, Tone>;
    hairline?: string;
    sunken?: string;
  }
}

type Mode = keyof typeof tokens.colors;
const { fontSizesPx: fontSizes, radiiPx: radii, motion } = tokens;
const FOCUS_RING_PX = 2;
const HOVER_LIGHTEN = 0.2;

function palette(mode: Mode) {
  const colors = tokens.colors[mode];
  return {
    mode,
    primary: { main: colors.primary, dark: colors["primary-strong"], contrastText: colors["on-primary"] },
    secondary: { main: colors.muted, contrastText: colors.card },
    // On hover a button gains contrast to its text: darker in the light theme, lighter in the dark one.
    error: {
      main: colors.danger,
      contrastText: colors["on-danger"],
      ...(mode === "dark" ? { dark: lighten(colors.danger, HOVER_LIGHTEN) } : {}),
    },
    success: { main: colors.recruiting, contrastText: colors["recruiting-ground"] },
    warning: { main: colors.confirmed, contrastText: colors["confirmed-ground"] },
    info: { main: colors.muted, contrastText: colors.card },
    background: { default: colors.paper, paper: colors.card },
    text: { primary: colors.ink, secondary: colors.muted, disabled: colors.line },
    divider: colors.hairline,
    action: {
      disabled: colors.line,
      disabledBackground: colors.hairline,
      hover: colors.sunken,
      selected: colors.sunken,
    },
    hairline: colors.hairline,
    sunken: colors.sunken,
    tones: {
      success: { text: colors.recruiting, background: colors["recruiting-ground"] },
      warning: { text: colors.confirmed, background: colors["confirmed-ground"] },
      neutral: { text: colors.ended, background: colors["ended-ground"] },
      plain: { text: colors.ink, background: "transparent" },
    },
  };
}

const typography = {
  fontFamily: tokens.fontFamily,
  fontSize: fontSizes.sm,
  h1: { fontSize: fontSizes.lg, fontWeight: 700, lineHeight: 1.4, letterSpacing: "-0.01em" },
  h2: { fontSize: fontSizes.md, fontWeight: 700, lineHeight: 1.5 },
  h3: { fontSize: fontSizes.sm, fontWeight: 700, lineHeight: 1.5 },
  body1: { fontSize: fontSizes.sm, lineHeight: 1.5 },
  body2: { fontSize: fontSizes.xs, lineHeight: 1.5 },
  caption: { fontSize: fontSizes.xs, lineHeight: 1.5 },
  button: { fontSize: fontSizes.xs, fontWeight: 600, textTransform: "none" as const, letterSpacing: 0 },
  fontWeightMedium: 600,
};

function baselineStyles(mode: Mode) {
  const colors = tokens.colors[mode];
  return {
    body: {
      wordBreak: "keep-all",
      overflowWrap: "anywhere",
      fontVariantNumeric: "tabular-nums",
      WebkitFontSmoothing: "antialiased",
    },
    a: { color: colors.primary },
    "*:focus-visible": { outline: `${FOCUS_RING_PX}px solid ${colors.primary}`, outlineOffset: 1 },
    "@media (prefers-reduced-motion: reduce)": {
      "*, *::before, *::after": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        // Not a short duration: nested elements would run their transitions one after another.
        transitionProperty: "none !important",
      },
    },
  };
}

function components(mode: Mode): RaThemeOptions["components"] {
  const colors = tokens.colors[mode];
  return {
    MuiCssBaseline: { styleOverrides: baselineStyles(mode) },
    MuiButton: {
      defaultProps: { size: "small", disableElevation: true, disableRipple: true },
      styleOverrides: {
        root: { borderRadius: radii.control - 4, minHeight: 34, padding: "4px 14px", whiteSpace: "nowrap" },
      },
      variants: [
        { props: { variant: "outlined", color: "primary" }, style: { borderColor: colors.line, color: colors.ink } },
        { props: { variant: "outlined", color: "error" }, style: { borderColor: colors.danger } },
      ],
    },
    MuiFormLabel: { styleOverrides: { root: { color: colors.muted } } },
    MuiIconButton: { defaultProps: { size: "small", disableRipple: true } },
    MuiTextField: { defaultProps: { size: "small", variant: "outlined", fullWidth: true } },
    MuiFormControl: { defaultProps: { size: "small", margin: "none" } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { borderRadius: radii.control - 4, backgroundColor: colors.card },
        notchedOutline: { borderColor: colors.line },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: fontSizes.xs } } },
    MuiFormControlLabel: { styleOverrides: { label: { fontSize: fontSizes.xs } } },
    MuiRadio: { defaultProps: { size: "small", disableRipple: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radii.card, padding: 8 } } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          fontSize: fontSizes.xs,
          borderBottomColor: colors.hairline,
          padding: "0 12px",
          height: 36,
          lineHeight: 1.4,
        },
        head: {
          fontWeight: 600,
          color: colors.muted,
          backgroundColor: colors.sunken,
          whiteSpace: "nowrap",
          height: 34,
        },
      },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2 } } },
    MuiTab: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { minHeight: 40, minWidth: 64, padding: "8px 12px", color: colors.muted } },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          fontSize: fontSizes.xs,
          lineHeight: 1.5,
          padding: "8px 10px",
          maxWidth: 360,
          backgroundColor: colors.ink,
          color: colors.paper,
          whiteSpace: "pre-line",
        },
      },
    },
    MuiSnackbarContent: { styleOverrides: { root: { fontSize: fontSizes.sm, borderRadius: radii.control } } },
    RaNotification: {
      styleOverrides: { root: { "& .RaNotification-success": { backgroundColor: colors.ink, color: colors.paper } } },
    },
  };
}

function theme(mode: Mode): RaThemeOptions {
  return {
    palette: palette(mode),
    typography,
    shape: { borderRadius: radii.control - 4 },
    spacing: 4,
    sidebar: { width: 208, closedWidth: 60 },
    transitions: { duration: { short: motion.fastMs, standard: motion.slowMs } },
    components: components(mode),
  };
}

export const lightTheme = theme("light");
export const darkTheme = theme("dark");
