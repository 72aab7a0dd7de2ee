// Generated from scripts/design-tokens.ts by "npm run generate". Do not edit.
export const tokens = {
  "colors": {
    "light": {
      "paper": "#FFFCF7",
      "card": "#FFFFFF",
      "ink": "#221C15",
      "muted": "#6B6155",
      "line": "#8A7F71",
      "hairline": "#E9E1D5",
      "sunken": "#F6F0E6",
      "primary": "#C93A12",
      "primary-strong": "#A82D0A",
      "on-primary": "#FFFFFF",
      "recruiting": "#17583C",
      "recruiting-ground": "#DDF3E6",
      "confirmed": "#7A4B00",
      "confirmed-ground": "#FFF0CF",
      "ended": "#5C5349",
      "ended-ground": "#EFE9E0",
      "danger": "#B3261E",
      "on-danger": "#FFFFFF",
      "shadow": "rgba(58, 40, 18, 0.10)",
      "scrim": "rgba(34, 28, 21, 0.45)"
    },
    "dark": {
      "paper": "#17130F",
      "card": "#221C16",
      "ink": "#F5EFE6",
      "muted": "#B3A899",
      "line": "#6F665A",
      "hairline": "#342C24",
      "sunken": "#29221B",
      "primary": "#FF8A5C",
      "primary-strong": "#FFA27D",
      "on-primary": "#2A0F03",
      "recruiting": "#6FD3A3",
      "recruiting-ground": "#17352A",
      "confirmed": "#FFD27A",
      "confirmed-ground": "#3A2A0C",
      "ended": "#B3A899",
      "ended-ground": "#2C251D",
      "danger": "#FF9A8F",
      "on-danger": "#3A0906",
      "shadow": "rgba(0, 0, 0, 0.40)",
      "scrim": "rgba(0, 0, 0, 0.60)"
    }
  },
  "fontSizesPx": {
    "xs": 13,
    "sm": 15,
    "md": 17,
    "lg": 20,
    "xl": 24,
    "xxl": 32
  },
  "radiiPx": {
    "control": 12,
    "card": 16,
    "pill": 999
  },
  "fontFamily": "\"Apple SD Gothic Neo\", \"Pretendard Variable\", Pretendard, \"Noto Sans KR\", \"Noto Sans CJK KR\", \"Malgun Gothic\", system-ui, sans-serif",
  "motion": {
    "fastMs": 150,
    "slowMs": 250,
    "easing": "cubic-bezier(0.2, 0.8, 0.2, 1)"
  }
} as const;
