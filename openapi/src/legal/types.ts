/**
 * Legal texts as plain data, shown by the public site and by the member app from this one source (D40).
 * Figures come from the rules, so that a text says what the code does. A change of a figure changes a legal text: announce it
 * as article 3 of the terms requires, and set LEGAL_VERSION to its effective date.
 */
export interface LegalText {
  readonly title: string;
  /** Calendar date in Seoul, `YYYY-MM-DD`. */
  readonly effectiveDate: string;
  /** Paragraphs by heading, in their order. A string is one paragraph, an array is one numbered list. */
  readonly articles: Readonly<Record<string, readonly (string | readonly string[])[]>>;
}
