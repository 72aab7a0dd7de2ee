import { koreanDate } from "@babchingu/openapi/legal/figures";
import type { LegalText } from "@babchingu/openapi/legal/types";

/** A legal text with its table of contents; every article has an id to link to. */
export function Legal({ text }: { text: LegalText }) {
  const articles = Object.entries(text.articles).map(([heading, paragraphs], index) => ({
    id: `article-${index + 1}`,
    heading,
    paragraphs,
  }));
  return (
    <div className="wrap legal">
      <header className="legal-head">
        <h1>{text.title}</h1>
        <p className="note">
          시행일 <time dateTime={text.effectiveDate}>{koreanDate(text.effectiveDate)}</time>
        </p>
      </header>
      <details className="legal-toc">
        <summary>목차</summary>
        <nav aria-label="목차">
          <ol>
            {articles.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
      <div className="legal-body">
        {articles.map(({ id, heading, paragraphs }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {paragraphs.map((paragraph) =>
              typeof paragraph === "string" ? (
                <p key={paragraph}>{paragraph}</p>
              ) : (
                <ol key={paragraph[0]}>
                  {paragraph.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ol>
              ),
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
