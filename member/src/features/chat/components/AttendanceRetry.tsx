import { describeFailure, isMissingOperation } from "@babchingu/openapi";
import type { Attendance } from "@babchingu/openapi/types";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../../ui/controls/Button.tsx";
import styles from "./room.module.css";

/** Replaces a card's button when the member's attendance couldn't be fetched. */
export function AttendanceRetry({ attendance }: { attendance: UseQueryResult<Attendance> }): ReactNode {
  // A backend without the operation (D44): the card has no button then.
  if (isMissingOperation(attendance.error)) return null;
  return (
    <>
      <p className={styles.quiet} role="alert">
        {describeFailure(attendance.error)}
      </p>
      <Button
        variant="secondary"
        size="small"
        wide
        busy={attendance.isFetching}
        onClick={() => void attendance.refetch()}
      >
        다시 불러오기
      </Button>
    </>
  );
}
