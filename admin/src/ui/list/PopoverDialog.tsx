import { Popover, Typography } from "@mui/material";
import { type ReactNode, type RefObject, useId, useRef, useState } from "react";

/** What the button that opens the dialog needs. */
interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  onClick: () => void;
}

interface Props {
  title: string;
  width: number;
  renderTrigger: (props: TriggerProps) => ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A small dialog below the button that opens it. */
export function PopoverDialog({ title, width, renderTrigger, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <>
      {renderTrigger({ ref: anchor, "aria-haspopup": "dialog", "aria-expanded": isOpen, onClick: () => setOpen(true) })}
      <Popover
        open={isOpen}
        onClose={close}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{
          paper: { role: "dialog", "aria-labelledby": id, sx: { width, padding: "14px 16px", borderRadius: "12px" } },
        }}
      >
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {children(close)}
      </Popover>
    </>
  );
}
