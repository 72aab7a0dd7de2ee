import { type ReactNode, useState } from "react";
import {
  confirmationProblem,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  passwordProblem,
} from "../model/accountRules.ts";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import styles from "./forms.module.css";

interface NewPasswordFieldsProps {
  password: string;
  confirmation: string;
  onPassword: (password: string) => void;
  onConfirmation: (confirmation: string) => void;
  label?: string;
}

/** A new password, typed twice. What is wrong is said when a field is left, not while it is typed. */
export function NewPasswordFields(props: NewPasswordFieldsProps): ReactNode {
  const { password, confirmation, onPassword, onConfirmation, label = "비밀번호" } = props;
  const [left, setLeft] = useState({ password: false, confirmation: false });
  const different = confirmationProblem(password, confirmation);
  return (
    <div className={styles.group}>
      <PasswordField
        label={label}
        value={password}
        onChange={onPassword}
        maxLength={PASSWORD_LENGTH_MAX}
        autoComplete="new-password"
        hint={`${PASSWORD_LENGTH_MIN}~${PASSWORD_LENGTH_MAX}자로 정해 주세요.`}
        error={left.password && password !== "" ? passwordProblem(password) : null}
        onBlur={() => setLeft({ ...left, password: true })}
      />
      <PasswordField
        label={`${label} 확인`}
        value={confirmation}
        onChange={onConfirmation}
        maxLength={PASSWORD_LENGTH_MAX}
        autoComplete="new-password"
        hint="한 번 더 입력해 주세요."
        error={left.confirmation && confirmation !== "" ? different : null}
        success={confirmation !== "" && different === null ? "비밀번호가 같아요." : null}
        onBlur={() => setLeft({ ...left, confirmation: true })}
      />
    </div>
  );
}
