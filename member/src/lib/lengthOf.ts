/** The characters of a text, as the contract counts them: an emoji is one, but two UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
