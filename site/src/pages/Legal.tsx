import type { LegalArticle, LegalText } from "@babchingu/openapi/legal/types";

interface LegalProps {
  readonly text: LegalText;
}

function articleId(index: number): string {
  return `article-${index + 1}`;
}

function Article({ article, id }: { article: LegalArticle; id: string }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{article.heading}</h2>
      {article.paragraphs.map((paragraph) =>
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
  );
}

function effectiveOn(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${year}년 ${month}월 ${day}일`;
}

/** A legal text with its table of contents; every article has an id to link to. */
export function Legal({ text }: LegalProps) {
  return (
    <div className="wrap legal">
      <header className="legal-head">
        <h1>{text.title}</h1>
        <p className="note">
          시행일 <time dateTime={text.effectiveDate}>{effectiveOn(text.effectiveDate)}</time>
        </p>
      </header>
      <details className="legal-toc">
        <summary>목차</summary>
        <nav aria-label="목차">
          <ol>
            {text.articles.map((article, index) => (
              <li key={article.heading}>
                <a href={`#${articleId(index)}`}>{article.heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
      <div className="legal-body">
        {text.articles.map((article, index) => (
          <Article key={article.heading} article={article} id={articleId(index)} />
        ))}
      </div>
    </div>
  );
}
