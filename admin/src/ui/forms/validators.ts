/** Validators of form fields; every bound comes from the contract. */
import { limits } from "@babchingu/openapi/limits";

type FieldValue = string | number | null | undefined;
/** A message for an invalid value; `values` are those of the whole form. */
export type Validator = (value: FieldValue, values?: Readonly<Record<string, FieldValue>>) => string | undefined;

export const isEmpty = (value: FieldValue) => String(value ?? "").trim() === "";

/** Rejects an empty text; a text of blanks counts as empty. */
export function required(message: string): Validator {
  return (value) => (isEmpty(value) ? message : undefined);
}

/** Accepts an integer between the bounds, written with digits only. */
export function integerBetween(message: string, { minimum, maximum }: { minimum: number; maximum: number }): Validator {
  return (value) => {
    if (isEmpty(value)) return undefined;
    const number = Number(value);
    return /^\d+$/.test(String(value).trim()) && number >= minimum && number <= maximum ? undefined : message;
  };
}

export function lengthBetween(
  message: string,
  { minLength, maxLength }: { minLength: number; maxLength: number },
): Validator {
  return (value) => {
    const length = typeof value === "string" ? value.length : 0;
    return length === 0 || (length >= minLength && length <= maxLength) ? undefined : message;
  };
}

export function matchesPattern(message: string, { pattern }: { pattern: string }): Validator {
  const expression = new RegExp(pattern);
  return (value) => (isEmpty(value) || expression.test(String(value).trim()) ? undefined : message);
}

/**
 * The first and last year accepted, which the contract's pattern can't express. A year typed with two digits reaches the
 * form as the year 26, and a year of five digits is a mistake too.
 */
const [yearMin, yearMax] = [2000, 2099];
export const seoulTimeBounds = { minimum: `${yearMin}-01-01T00:00`, maximum: `${yearMax}-12-31T23:59` };

/** Accepts a date, with or without a time, of a year from 2000 to 2099. */
export const yearValidator: Validator = (value) => {
  if (isEmpty(value)) return undefined;
  const year = Number(String(value).split("-", 1)[0]);
  return year >= yearMin && year <= yearMax
    ? undefined
    : `연도는 ${yearMin}년부터 ${yearMax}년까지 네 자리로 입력해 주세요.`;
};

/** A typed coordinate; null for anything but a number (console §5). */
export function parseDegrees(text: FieldValue): number | null {
  const number = isEmpty(text) ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** Rejects a number outside the bounds; anything but a number is valid, because it is stored as null. */
export function degreesBetween(message: string, { minimum, maximum }: { minimum: number; maximum: number }): Validator {
  return (value) => {
    const degrees = parseDegrees(value);
    return degrees === null || (degrees >= minimum && degrees <= maximum) ? undefined : message;
  };
}

const linkPattern = new RegExp(limits.AdminNotificationRequest.url.pattern);

/** Accepts a path of this site, an https address (contract, NotificationLink) or an empty field. */
export const linkValidator: Validator = (value) =>
  isEmpty(value) || linkPattern.test(String(value).trim())
    ? undefined
    : "/로 시작하는 앱 안의 주소나 https 주소를 입력해 주세요.";

const securityCodeValidator = integerBetween("0부터 20억까지의 숫자를 입력해 주세요.", limits.SecurityCode);

export const securityCodeValidators = [required("보안 코드를 입력해 주세요."), securityCodeValidator];
export const currentCodeValidators = [required("현재 보안 코드를 입력해 주세요."), securityCodeValidator];
export const newCodeValidators = [required("새 보안 코드를 입력해 주세요."), securityCodeValidator];

/** The new code typed again; the same number written otherwise is the same code. */
export const repeatedCodeValidators: Validator[] = [
  required("새 보안 코드를 한 번 더 입력해 주세요."),
  (value, values) =>
    Number(value) === Number(values?.["newCode"]) ? undefined : "새 보안 코드와 달라요. 다시 확인해 주세요.",
];

export const memberIdValidators = [
  required("회원 번호를 입력해 주세요."),
  integerBetween("회원 번호를 다시 확인해 주세요.", limits.Id),
];
