/** Validation of an account's fields, with the product's messages (member §5). Null means valid. */
import { DAY_MS, NAME_LOCK_DAYS, normalizeNickname } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { lengthOf } from "../../../lib/lengthOf.ts";

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
  const length = lengthOf(normalizeNickname(name));
  if (length === 0) return "닉네임을 입력해 주세요.";
  return length > NAME_LENGTH_MAX ? `닉네임은 ${NAME_LENGTH_MAX}자까지 쓸 수 있어요.` : null;
}

export function sameNameProblem(name: string, current: string): string | null {
  return normalizeNickname(name) === current ? "지금과 다른 닉네임을 써 주세요." : null;
}

/** Whole days until the nickname may be changed again, rounded up; 0 when it may be now (member §5). */
export function nameLockDaysLeft(nameUpdatedAt: string | null, now: Date): number {
  if (nameUpdatedAt === null) return 0;
  const unlockedAt = Date.parse(nameUpdatedAt) + NAME_LOCK_DAYS * DAY_MS;
  // A phone whose clock runs behind the server would otherwise count a day too many.
  return Math.min(NAME_LOCK_DAYS, Math.max(0, Math.ceil((unlockedAt - now.getTime()) / DAY_MS)));
}

export function formatNameLock(daysLeft: number): string {
  return `아직 닉네임을 바꿀 수 없어요. ${daysLeft}일 뒤에 바꿀 수 있어요.`;
}

export function passwordProblem(password: string): string | null {
  const length = lengthOf(password);
  if (length < PASSWORD_LENGTH_MIN) return `비밀번호는 ${PASSWORD_LENGTH_MIN}자 이상이어야 해요.`;
  return length > PASSWORD_LENGTH_MAX ? `비밀번호는 ${PASSWORD_LENGTH_MAX}자까지 쓸 수 있어요.` : null;
}

export function confirmationProblem(password: string, confirmation: string): string | null {
  return password === confirmation ? null : "비밀번호가 서로 달라요.";
}

/** What is wrong with a change of the password, in the order of the form (member §5). */
export function passwordChangeProblem(current: string, password: string, confirmation: string): string | null {
  if (current === "") return "현재 비밀번호를 입력해 주세요.";
  const problem = passwordProblem(password) ?? confirmationProblem(password, confirmation);
  if (problem !== null) return problem;
  return password === current ? "지금과 다른 비밀번호를 써 주세요." : null;
}
