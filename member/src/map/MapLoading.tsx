import type { ReactNode } from "react";
import { Spinner } from "../ui/feedback/Spinner.tsx";
import styles from "./map.module.css";

export function MapLoading(): ReactNode {
  return (
    <div className={styles.loading}>
      <Spinner label="지도를 불러오는 중이에요" />
    </div>
  );
}
