/** The digits of a typed or pasted text, full-width ones included. */
export function digitsOnly(text: string, lengthMax: number): string {
  return text.normalize("NFKC").replaceAll(/\D/g, "").slice(0, lengthMax);
}

/**
 * A phone number as it was typed or pasted, in digits only. A pasted `+82 10-1234-5678` becomes the
 * domestic form, because the contract takes no country code.
 */
export function phoneDigits(text: string, lengthMax: number): string {
  const digits = text.normalize("NFKC").replaceAll(/[^\d+]/g, "");
  return digitsOnly(digits.replace(/^\+82\(?0?\)?/, "0"), lengthMax);
}
