import type { MeetingApplication } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { MealScoreBowl } from "../../../ui/display/MealScoreBowl.tsx";
import styles from "./profile.module.css";

/** The applicant's score and attendance beside the name; nothing from a backend that doesn't tell them (D54). */
export function AttendanceRecord({ application }: { application: MeetingApplication }): ReactNode {
  const { memberPoint, meetingsAttended, noShows } = application;
  if (memberPoint === undefined || meetingsAttended === undefined || noShows === undefined) return null;
  return (
    <span className={styles.record}>
      <MealScoreBowl point={memberPoint} />
      <span>
        출석 {meetingsAttended}번 · 노쇼 {noShows}번
      </span>
    </span>
  );
}
