import { Box, Checkbox, FormControlLabel } from "@mui/material";
import { glyphs } from "./icons.ts";
import { formatLegend, type LocationKind, type LocationCounts } from "./locations.ts";

interface Props {
  /** Those that the operator may see. */
  kinds: readonly LocationKind[];
  counts: LocationCounts;
  shown: Record<LocationKind, boolean>;
  onToggle: (kind: LocationKind) => void;
}

/** Legend of the markers; each kind can be hidden. */
export function Legend({ kinds, counts, shown, onToggle }: Props) {
  return (
    <Box component="fieldset" aria-label="지도에 보일 것" sx={{ border: 0, margin: "0 0 8px", padding: 0, height: 36 }}>
      {kinds.map((kind) => (
        <FormControlLabel
          key={kind}
          control={<Checkbox size="small" checked={shown[kind]} onChange={() => onToggle(kind)} />}
          label={
            <Box component="span" sx={{ display: "flex", alignItems: "center", gap: "6px" }}>
              <LegendIcon kind={kind} />
              {formatLegend(kind, counts[kind])}
            </Box>
          }
          sx={{ marginRight: "20px" }}
        />
      ))}
    </Box>
  );
}

function LegendIcon({ kind }: { kind: LocationKind }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 16 16"
      aria-hidden="true"
      sx={({ palette }) => ({
        width: 20,
        height: 20,
        padding: "3px",
        borderRadius: kind === "member" ? "50%" : "5px",
        fill: kind === "member" ? palette.tones.success.background : palette.primary.contrastText,
        backgroundColor: kind === "member" ? palette.tones.success.text : palette.primary.main,
      })}
    >
      <path d={glyphs[kind]} />
    </Box>
  );
}
