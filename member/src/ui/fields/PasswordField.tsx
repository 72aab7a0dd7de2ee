import { type ComponentProps, type ReactNode, useState } from "react";
import { IconButton } from "../controls/IconButton.tsx";
import { EyeIcon, EyeOffIcon } from "../icons/formIcons.tsx";
import { TextField } from "./TextField.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "suffix" | "counter" | "autoComplete"> & {
  autoComplete: "current-password" | "new-password";
};

export function PasswordField({ maxLength, ...props }: PasswordFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      unitsMax={maxLength}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton aria-label={shown ? "비밀번호 숨기기" : "비밀번호 보기"} onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon size={22} /> : <EyeIcon size={22} />}
        </IconButton>
      }
    />
  );
}
