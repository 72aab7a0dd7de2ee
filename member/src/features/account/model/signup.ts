import { agreementProblem, type Consents } from "./agreements.ts";
import { confirmationProblem, passwordProblem } from "./accountRules.ts";

export interface SignupForm {
  phoneVerified: boolean;
  /** The nickname that passed the duplicate check, or null. */
  checkedName: string | null;
  password: string;
  confirmation: string;
  consents: Consents;
}

/** The message for the first invalid field, in the order of the page; null when the form is valid (member §5). */
export function signupProblem(form: SignupForm): string | null {
  if (!form.phoneVerified) return "휴대폰 인증을 마쳐 주세요.";
  if (form.checkedName === null) return "닉네임 중복 확인을 해 주세요.";
  return (
    passwordProblem(form.password) ??
    confirmationProblem(form.password, form.confirmation) ??
    agreementProblem(form.consents)
  );
}
