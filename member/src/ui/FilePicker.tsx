import { type ReactNode, useRef } from "react";
import { Button, type ButtonKind } from "./Button.tsx";
import { CameraIcon } from "./moreIcons.tsx";

/** What the contract takes as a picture; the server judges by content all the same. */
const PICTURES = "image/jpeg,image/png,image/webp,image/gif,image/avif";

interface FilePickerProps {
  onPick: (file: File) => void;
  busy?: boolean;
  kind?: ButtonKind;
  size?: "large" | "small";
  wide?: boolean;
  children: ReactNode;
}

/** A button that lets one picture be chosen or taken. */
export function FilePicker({ onPick, kind = "secondary", children, ...look }: FilePickerProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURES}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again after a failure only when the field forgets it.
          event.target.value = "";
          if (file) onPick(file);
        }}
      />
      <Button {...look} kind={kind} icon={<CameraIcon size={20} />} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
