import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from "@mui/material";
import { type FormEvent, type ReactNode, useId, useState } from "react";

interface ConfirmationProps {
  title: string;
  /** What will happen; a deletion says that it can't be undone (console §5). */
  text: string;
  /** Shown below the text, for instance the member whose balance changes. */
  details?: ReactNode;
  confirmLabel: string;
  /** Has to be typed to confirm: for money and for actions on all members. */
  confirmationText?: string | undefined;
  /** Red; only for what can't be undone. */
  isDestructive?: boolean;
  isPending: boolean;
  onConfirm: () => Promise<unknown>;
}

interface Props extends ConfirmationProps {
  label: string;
  isDisabled?: boolean;
  onOpen?: () => void;
}

export function ConfirmButton(props: Props) {
  const { label, isDestructive = false, isPending, isDisabled = false } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color={isDestructive ? "error" : "primary"}
        disabled={isPending || isDisabled}
        onClick={() => {
          setOpen(true);
          props.onOpen?.();
        }}
      >
        {label}
      </Button>
      <ConfirmDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface DialogProps extends ConfirmationProps {
  isOpen: boolean;
  onClose: () => void;
}

export function ConfirmDialog(props: DialogProps) {
  const { title, isPending, isOpen, onClose } = props;
  const id = useId();
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
      <ConfirmForm {...props} id={id} />
    </Dialog>
  );
}

/** Mounted for each confirmation, so that a text typed for one doesn't confirm the next. */
function ConfirmForm({
  text,
  details,
  confirmLabel,
  confirmationText,
  isDestructive,
  isPending,
  onConfirm,
  onClose,
  id,
}: DialogProps & { id: string }) {
  const [input, setInput] = useState("");
  const isConfirmed = confirmationText === undefined || input.trim() === confirmationText;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isConfirmed && !isPending) void onConfirm().finally(onClose);
  };
  return (
    <form onSubmit={confirm} noValidate>
      <DialogContent>
        <Stack spacing={4}>
          <DialogContentText id={`${id}-text`} sx={{ fontSize: 15, whiteSpace: "pre-line" }}>
            {text}
          </DialogContentText>
          {details}
          {confirmationText === undefined ? null : (
            <TextField
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog takes the focus when it opens.
              autoFocus
              value={input}
              onChange={({ target }) => setInput(target.value)}
              label={`확인하려면 '${confirmationText}' 입력`}
              disabled={isPending}
              slotProps={{ htmlInput: { autoComplete: "off" }, inputLabel: { shrink: true } }}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ paddingInline: "16px", paddingBottom: "12px" }}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- A dialog takes the focus when it opens: its cancel button. */}
        <Button variant="outlined" onClick={onClose} disabled={isPending} autoFocus={confirmationText === undefined}>
          취소
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={isDestructive ? "error" : "primary"}
          disabled={!isConfirmed}
          loading={isPending}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
