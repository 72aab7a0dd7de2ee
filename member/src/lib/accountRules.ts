/** What an account's fields must look like, in the words of the product (member-app §5). Null means: fine. */
import { limits } from "@babchingu/openapi/limits";

export const PHONE_LENGTH = limits.Phone.maxLength;
export const CODE_LENGTH = limits.VerificationCode.maxLength;
export const NAME_LENGTH_MAX = limits.Name.maxLength;
export const PASSWORD_LENGTH_MAX = limits.Password.maxLength;
export const PASSWORD_LENGTH_MIN = limits.Password.minLength;

export function phoneProblem(phone: string): string | null {
  return phone.length === PHONE_LENGTH ? null : `휴대폰 번호 ${PHONE_LENGTH}자리를 입력해 주세요.`;
}

export function codeProblem(code: string): string | null {
  return code.length === CODE_LENGTH ? null : `인증번호 ${CODE_LENGTH}자리를 입력해 주세요.`;
}

export function nameProblem(name: string): string | null {
  const { length } = name.trim();
  if (length === 0) return "닉네임을 입력해 주세요.";
  return length > NAME_LENGTH_MAX ? `닉네임은 ${NAME_LENGTH_MAX}자까지 쓸 수 있어요.` : null;
}

export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_LENGTH_MIN) return `비밀번호는 ${PASSWORD_LENGTH_MIN}자 이상이어야 해요.`;
  return password.length > PASSWORD_LENGTH_MAX ? `비밀번호는 ${PASSWORD_LENGTH_MAX}자까지 쓸 수 있어요.` : null;
}

export function confirmationProblem(password: string, confirmation: string): string | null {
  return password === confirmation ? null : "비밀번호가 서로 달라요.";
}
