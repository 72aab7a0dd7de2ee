/**
 * Legal texts as plain data, shown by the public site and by the member app from this one source (D40).
 * A published text is a dated document: its figures are written out, so that a changed constant cannot
 * silently alter what members agreed to.
 */
export interface LegalArticle {
  readonly heading: string;
  /** A string is one paragraph, an array is one numbered list. */
  readonly paragraphs: readonly (string | readonly string[])[];
}

export interface LegalText {
  readonly title: string;
  /** Calendar date in Seoul, `YYYY-MM-DD`. */
  readonly effectiveDate: string;
  readonly articles: readonly LegalArticle[];
}
