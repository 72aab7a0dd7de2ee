/** A variation selector, with the character before it that it may belong to: an emoji, or what a keycap begins with. */
const SELECTORS = /([\p{Extended_Pictographic}#*\d]?)[\uFE0E\uFE0F]+/gu;

/**
 * The form of a nickname that is stored (D68): NFKC without surrounding white space. The normal form of some emoji is letters and their
 * selector (`‼️`), which goes, so that what it has kept apart is composed after it.
 */
export function normalizeNickname(name: string): string {
  const letters = name.normalize("NFKC").replaceAll(SELECTORS, (found, before) => (before === "" ? "" : found));
  return letters.normalize("NFKC").trim();
}
