import type { ReactNode } from "react";
import { company } from "../../../lib/company.ts";
import styles from "./mypage.module.css";

/** The company that runs the service. */
export function BusinessFooter(): ReactNode {
  return (
    <footer className={styles.footer}>
      <p>{company.name}</p>
      <p>사업자등록번호 {company.businessNumber}</p>
      <p>
        <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
      </p>
    </footer>
  );
}
