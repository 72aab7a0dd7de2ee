/** Secrets that are nearly right, derived from a right one. */

/** A letter or digit that differs. */
const otherThan = (character: string) => (character === "A" ? "B" : "A");

const changeAt = (text: string, index: number) =>
  text.slice(0, index) + otherThan(text[index] ?? "") + text.slice(index + 1);

const swapCase = (text: string) =>
  Array.from(text, (letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase())).join(
    "",
  );

export interface NearlyRight {
  description: string;
  secret: string;
}

/** An opaque secret with one mistake. */
export function nearlyRight(secret: string): NearlyRight[] {
  const variants: NearlyRight[] = [
    { description: "its first character changed", secret: changeAt(secret, 0) },
    { description: "a character in the middle changed", secret: changeAt(secret, Math.floor(secret.length / 2)) },
    { description: "its last character missing", secret: secret.slice(0, -1) },
    { description: "its first half", secret: secret.slice(0, Math.ceil(secret.length / 2)) },
    { description: "a character added", secret: `${secret}A` },
    { description: "upper and lower case exchanged", secret: swapCase(secret) },
  ];
  return variants.filter((variant) => variant.secret !== secret);
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString("utf8")) as Record<string, unknown>;

/** Whether it is a JSON web token (RFC 7519) whose parts can be read. */
function isReadable(token: string): boolean {
  try {
    return typeof decode(token.split(".")[1] ?? "") === "object";
  } catch {
    return false;
  }
}

/** A JSON web token with other claims, another algorithm or another signature; none for tokens of another kind. */
export function forgedTokens(token: string, foreign: string): NearlyRight[] {
  const [header = "", payload = "", signature = ""] = token.split(".");
  if (!isReadable(token)) return [];
  const [, foreignPayload = "", foreignSignature = ""] = foreign.split(".");
  const claims = decode(payload);
  const later = { ...claims, exp: Number(claims["exp"] ?? 0) + 86_400 };
  const asOperator = { ...claims, role: "ROLE_ADMIN", roles: ["ROLE_ADMIN"] };
  const unsigned = { ...decode(header), alg: "none" };
  const variants = {
    "another member's claims": `${header}.${foreignPayload}.${signature}`,
    "another token's signature": `${header}.${payload}.${foreignSignature}`,
    "a later expiry": `${header}.${encode(later)}.${signature}`,
    "an operator's role": `${header}.${encode(asOperator)}.${signature}`,
    "no signature": `${header}.${payload}.`,
    "the algorithm none": `${encode(unsigned)}.${payload}.`,
    "the algorithm none and its signature": `${encode(unsigned)}.${payload}.${signature}`,
    "half of its signature": `${header}.${payload}.${signature.slice(0, Math.ceil(signature.length / 2))}`,
    "a changed signature": `${header}.${payload}.${changeAt(signature, 0)}`,
    "its signature's upper and lower case exchanged": `${header}.${payload}.${swapCase(signature)}`,
    "a fourth part": `${token}.${signature}`,
  };
  return Object.entries(variants).map(([description, secret]) => ({ description, secret }));
}
