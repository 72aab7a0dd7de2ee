import type { LegalArticle, LegalText } from "@babchingu/openapi/legal/types";
import type { ReactNode } from "react";
import styles from "./legal.module.css";

/** The articles of a legal text with their effective date. */
export function LegalArticles({ text }: { text: LegalText }): ReactNode {
  return (
    <div className={styles.text}>
      <p className={styles.date}>시행일 {text.effectiveDate.replaceAll("-", ". ")}.</p>
      {text.articles.map((article) => (
        <Article key={article.heading} article={article} />
      ))}
    </div>
  );
}

function Article({ article }: { article: LegalArticle }): ReactNode {
  return (
    <section>
      <h2 className={styles.heading}>{article.heading}</h2>
      {article.paragraphs.map((paragraph) =>
        typeof paragraph === "string" ? (
          <p key={paragraph}>{paragraph}</p>
        ) : (
          <ol key={paragraph[0]} className={styles.list}>
            {paragraph.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        ),
      )}
    </section>
  );
}
