import { call } from "@babchingu/openapi";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../../api/api.ts";
import { paths } from "../../../paths.ts";
import { NextIcon } from "../../../ui/icons/icons.tsx";
import { PeopleIcon } from "../../../ui/icons/lazyIcons.tsx";
import { Link } from "../../../ui/navigation/Link.tsx";
import styles from "./detail.module.css";

/** The query of a meeting's pending applications, which only the host may read. */
export const applicationsQuery = (meetingId: number) => ({
  queryKey: ["applications", "meeting", meetingId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(api.GET("/meeting-applications/by-meeting/{meetingId}", { params: { path: { meetingId } }, signal })),
});

/** Tells the host how many applications wait, and links to them. Nothing without any: the menu leads there too. */
export function WaitingApplications({ meetingId }: { meetingId: number }): ReactNode {
  const list = useQuery(applicationsQuery(meetingId));
  const count = list.data?.meetingMeetingApplicationDtoList.length ?? 0;
  if (count === 0) return null;
  return (
    <Link to={paths.meetingApplications(meetingId)} className={styles.waiting}>
      <PeopleIcon size={20} />
      <span>
        참여 신청 <strong className="tabular">{count}건</strong>이 기다려요
      </span>
      <NextIcon size={18} />
    </Link>
  );
}
