import type { MeetingDetail } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { MealScoreBowl } from "../../../ui/display/MealScoreBowl.tsx";
import { useMember } from "../../../session/session.ts";
import type { Viewer } from "../model/mainAction.ts";
import styles from "./detail.module.css";

interface MeetingMembersProps {
  meeting: MeetingDetail;
  viewer: Viewer;
  onProfile: (memberId: number) => void;
}

/** The members, three in a row, each with the meal score; the host has a crown. */
export function MeetingMembers({ meeting, viewer, onProfile }: MeetingMembersProps): ReactNode {
  const me = useMember();
  // Only who meets somebody now can read the profile (D54); everybody can read the host's.
  const isTogether = viewer === "host" || viewer === "member";
  const canOpen = (id: number): boolean =>
    meeting.status !== "END" && id !== me.id && (isTogether || id === meeting.hostId);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        함께하는 밥친구 <span className={styles.count}>{meeting.memberCount}명</span>
      </h3>
      <ul className={styles.members}>
        {meeting.members.map(({ id, name, imageUrl, point }) => (
          <li key={id} className={styles.member}>
            {canOpen(id) ? (
              <button type="button" className={styles.memberButton} onClick={() => onProfile(id)}>
                <Avatar name={name} imageUrl={imageUrl} size={60} host={id === meeting.hostId} />
                <span className={styles.memberName}>
                  {name}
                  <span className="visually-hidden"> 프로필 보기</span>
                </span>
              </button>
            ) : (
              <>
                <Avatar name={name} imageUrl={imageUrl} size={60} host={id === meeting.hostId} />
                <span className={styles.memberName}>{name}</span>
              </>
            )}
            <MealScoreBowl point={point} />
          </li>
        ))}
      </ul>
    </section>
  );
}
