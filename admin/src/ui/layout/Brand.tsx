import { Box } from "@mui/material";

/** The logo, and the name beside it unless `isShort`. */
export function Brand({ isShort = false }: { isShort?: boolean }) {
  return (
    <Box
      sx={{ display: "flex", alignItems: "center", gap: "8px", fontSize: 17, fontWeight: 700, whiteSpace: "nowrap" }}
    >
      <Box
        component="svg"
        viewBox="0 0 28 28"
        aria-hidden="true"
        sx={{
          width: 24,
          height: 24,
          flex: "none",
          fill: "none",
          stroke: "currentColor",
          strokeWidth: 2,
          strokeLinecap: "round",
          strokeLinejoin: "round",
          "& .accent": { stroke: (theme) => theme.palette.primary.main },
        }}
      >
        <path d="M3 13h22c0 6-3.4 9.6-8 10.5h-6C6.4 22.6 3 19 3 13Z" />
        <path d="M10 9c-1.6-1.6 1.6-3 0-5M14 9c-1.6-1.6 1.6-3 0-5M18 9c-1.6-1.6 1.6-3 0-5" className="accent" />
      </Box>
      {isShort ? null : (
        <span>
          밥친구{" "}
          <Box component="span" sx={{ fontWeight: 400, fontSize: 13, color: "text.secondary" }}>
            운영자
          </Box>
        </span>
      )}
    </Box>
  );
}
