/** JSON.parse gives unknown instead of any, so that what is read must be checked or at least named. */
interface JSON {
  parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown;
}
