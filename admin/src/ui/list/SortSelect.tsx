import { RowSortLabels } from "@babchingu/openapi/enums";
import { MenuItem, TextField, type TextFieldProps } from "@mui/material";

/** The order of a list: the newest or the oldest first (D63). */
export function SortSelect(field: TextFieldProps) {
  return (
    <TextField {...field} select label="순서" sx={{ width: 116 }}>
      {Object.entries(RowSortLabels).map(([value, label]) => (
        <MenuItem key={value} value={value} dense>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
