import { koreanDate } from "@babchingu/openapi/legal/figures";
import type { LegalText } from "@babchingu/openapi/legal/types";
import type { ReactNode } from "react";
import styles from "./legal.module.css";

export function LegalArticles({ text }: { text: LegalText }): ReactNode {
  return (
    <div className={styles.text}>
      <p className={styles.date}>시행일 {koreanDate(text.effectiveDate)}</p>
      {Object.entries(text.articles).map(([heading, paragraphs]) => (
        <section key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          {paragraphs.map((paragraph) =>
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
      ))}
    </div>
  );
}
