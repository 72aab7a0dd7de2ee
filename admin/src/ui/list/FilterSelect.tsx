import { MenuItem, TextField, type TextFieldProps } from "@mui/material";

type Props = TextFieldProps & {
  /** Value → label. */
  labels: Readonly<Record<string, string>>;
};

/** A filter of one of several values, or of all. */
export function FilterSelect({ labels, ...field }: Props) {
  return (
    <TextField {...field} select>
      {[["", "모두"] as const, ...Object.entries(labels)].map(([value, label]) => (
        <MenuItem key={value} value={value} dense>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
