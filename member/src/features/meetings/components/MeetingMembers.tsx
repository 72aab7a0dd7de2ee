import type { MeetingDetail } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { MealScoreBowl } from "../../../ui/display/MealScoreBowl.tsx";
import styles from "./detail.module.css";

/** The members, three in a row, each with the meal score; the host has a crown. */
export function MeetingMembers({ meeting }: { meeting: MeetingDetail }): ReactNode {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        함께하는 밥친구 <span className={styles.count}>{meeting.memberCount}명</span>
      </h3>
      <ul className={styles.members}>
        {meeting.members.map(({ id, name, imageUrl, point }) => (
          <li key={id} className={styles.member}>
            <Avatar name={name} imageUrl={imageUrl} size={60} host={id === meeting.hostId} />
            <span className={styles.memberName}>{name}</span>
            <MealScoreBowl point={point} />
          </li>
        ))}
      </ul>
    </section>
  );
}
