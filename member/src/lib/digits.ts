/** The digits of a typed or pasted text, full-width ones included. */
export function digitsOnly(text: string, lengthMax: number): string {
  return text.normalize("NFKC").replaceAll(/\D/g, "").slice(0, lengthMax);
}

/** A typed or pasted phone number in its domestic form, because the contract takes no country code: `+82 (0)10-1234` is `010-1234`. */
export function withoutCountryCode(text: string): string {
  return text.normalize("NFKC").replace(/^[^\d+]*\+82\D*0?\D*/, "0");
}

/** A phone number as it was typed or pasted, in digits only. */
export function phoneDigits(text: string, lengthMax: number): string {
  return digitsOnly(withoutCountryCode(text), lengthMax);
}
