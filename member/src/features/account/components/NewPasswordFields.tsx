import { type ReactNode, useState } from "react";
import {
  confirmationProblem,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  passwordProblem,
} from "../model/accountRules.ts";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import styles from "./forms.module.css";

/**
 * Password managers read the rules. There is no `maxlength`: the browser would cut a pasted password without a word, and the whole
 * one couldn't log in.
 */
const NEW_PASSWORD = {
  autoComplete: "new-password",
  passwordrules: `minlength: ${PASSWORD_LENGTH_MIN}; maxlength: ${PASSWORD_LENGTH_MAX};`,
} as const;

interface NewPasswordFieldsProps {
  password: string;
  confirmation: string;
  onPassword: (password: string) => void;
  onConfirmation: (confirmation: string) => void;
  label?: string;
  /** Why the server refused the password that is typed. */
  refusal: string | null;
}

/** A new password, typed twice. Errors are shown when a field loses the focus, not while typing. */
export function NewPasswordFields(props: NewPasswordFieldsProps): ReactNode {
  const { password, confirmation, onPassword, onConfirmation, label = "비밀번호", refusal } = props;
  const [touched, setTouched] = useState({ password: false, confirmation: false });
  const mismatch = confirmationProblem(password, confirmation);
  return (
    <div className={styles.group}>
      <PasswordField
        label={label}
        value={password}
        onChange={onPassword}
        {...NEW_PASSWORD}
        hint={`${PASSWORD_LENGTH_MIN}~${PASSWORD_LENGTH_MAX}자로 정해 주세요.`}
        error={refusal ?? (touched.password && password !== "" ? passwordProblem(password) : null)}
        onBlur={() => setTouched({ ...touched, password: true })}
      />
      <PasswordField
        label={`${label} 확인`}
        value={confirmation}
        onChange={onConfirmation}
        {...NEW_PASSWORD}
        hint="한 번 더 입력해 주세요."
        error={touched.confirmation && confirmation !== "" ? mismatch : null}
        success={confirmation !== "" && mismatch === null ? "비밀번호가 같아요." : null}
        onBlur={() => setTouched({ ...touched, confirmation: true })}
      />
    </div>
  );
}
