import ViewIcon from "@mui/icons-material/ViewColumnOutlined";
import { Box, Button, Checkbox, FormControlLabel, Radio, RadioGroup, Typography } from "@mui/material";
import { PopoverDialog } from "./PopoverDialog.tsx";
import { type Density, densityLabels, type ListView } from "./useListView.ts";

interface Props {
  view: ListView;
  /** The columns that can be hidden; the first one links to the row and is always shown. */
  columns: readonly { field: string; label: string }[];
}

export function ViewSettingsButton({ view, columns }: Props) {
  return (
    <PopoverDialog
      title="표 설정"
      width={248}
      renderTrigger={(props) => (
        <Button variant="outlined" startIcon={<ViewIcon />} {...props}>
          {view.hidden.length > 0 ? `표 설정 (${view.hidden.length}개 숨김)` : "표 설정"}
        </Button>
      )}
    >
      {() => (
        <>
          <DensityChoice view={view} />
          <Box component="fieldset" sx={{ border: 0, margin: "8px 0 0", padding: 0, minWidth: 0 }}>
            <Legend>보일 항목</Legend>
            <Box sx={{ maxHeight: 300, overflowY: "auto", display: "grid" }}>
              {columns.map(({ field, label }) => (
                <FormControlLabel
                  key={field}
                  label={label}
                  control={
                    <Checkbox
                      size="small"
                      sx={{ padding: "4px 8px" }}
                      checked={!view.hidden.includes(field)}
                      onChange={() => view.toggle(field)}
                    />
                  }
                />
              ))}
            </Box>
          </Box>
          <Button
            variant="outlined"
            fullWidth
            disabled={view.hidden.length === 0}
            onClick={view.showAll}
            sx={{ marginTop: "10px" }}
          >
            모든 항목 보기
          </Button>
        </>
      )}
    </PopoverDialog>
  );
}

function Legend({ children }: { children: string }) {
  return (
    <Typography component="legend" variant="body2" color="textSecondary" sx={{ padding: 0, fontWeight: 600 }}>
      {children}
    </Typography>
  );
}

function DensityChoice({ view }: { view: ListView }) {
  return (
    <Box component="fieldset" sx={{ border: 0, margin: "8px 0 0", padding: 0 }}>
      <Legend>줄 간격</Legend>
      <RadioGroup
        row
        aria-label="줄 간격"
        value={view.density}
        onChange={(_, density) => view.setDensity(density as Density)}
      >
        {Object.entries(densityLabels).map(([density, label]) => (
          <FormControlLabel
            key={density}
            value={density}
            label={label}
            control={<Radio sx={{ padding: "4px 8px" }} />}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
