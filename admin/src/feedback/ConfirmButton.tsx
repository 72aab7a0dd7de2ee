import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from "@mui/material";
import { useId, useState } from "react";

interface Props {
  label: string;
  /** The question. */
  title: string;
  /** What will happen; a deletion says that it can't be undone (§5). */
  text: string;
  confirmLabel: string;
  /** Red, for what destroys and nothing else. */
  isDestructive?: boolean;
  isPending: boolean;
  isDisabled?: boolean;
  onConfirm: () => Promise<unknown>;
}

/** A button that asks first. */
export function ConfirmButton(props: Props) {
  const { label, isDestructive = false, isPending, isDisabled = false } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color={isDestructive ? "error" : "primary"}
        disabled={isPending || isDisabled}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface DialogProps extends Omit<Props, "label" | "isDisabled"> {
  isOpen: boolean;
  onClose: () => void;
}

export function ConfirmDialog(props: DialogProps) {
  const { title, text, confirmLabel, isDestructive = false, isPending, isOpen, onConfirm, onClose } = props;
  const id = useId();
  const confirm = () => {
    void onConfirm().finally(onClose);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={isPending ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} sx={{ fontSize: 17, fontWeight: 700, paddingBottom: "4px" }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ fontSize: 15, whiteSpace: "pre-line" }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ paddingInline: "16px", paddingBottom: "12px" }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A question that has opened takes the focus, on its safe answer. */}
        <Button variant="outlined" onClick={onClose} disabled={isPending} autoFocus>
          취소
        </Button>
        <Button variant="contained" color={isDestructive ? "error" : "primary"} onClick={confirm} loading={isPending}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
