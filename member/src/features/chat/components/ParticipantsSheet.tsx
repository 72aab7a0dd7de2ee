import type { ChatroomInfo } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { useBlock } from "../../meetings/index.ts";
import { paths } from "../../../paths.ts";
import { useMember } from "../../../session/session.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { Sheet } from "../../../ui/overlays/Sheet.tsx";
import styles from "./room.module.css";

interface ParticipantsSheetProps {
  sheet: { open: boolean; hide: () => void };
  meetingId: number;
  info: ChatroomInfo;
}

/** The members of the meeting, each with links to report and block. */
export function ParticipantsSheet({ sheet, meetingId, info }: ParticipantsSheetProps): ReactNode {
  const me = useMember();
  const { block, blockingId } = useBlock();
  const report = paths.reportInMeeting(meetingId);
  return (
    <Sheet open={sheet.open} onClose={sheet.hide} title={`밥친구 ${info.members.length}명`}>
      <ul className={styles.people}>
        {info.members.map((member) => {
          const isMe = member.id === me.id;
          const isBlocked = info.blockMemberIdList.includes(member.id);
          return (
            <li key={member.id} className={styles.person}>
              <span className={styles.personName}>
                <Avatar name={member.name} imageUrl={member.imageUrl} host={member.id === info.hostId} />
                <span>
                  {member.name}
                  {isMe && <span className={styles.quiet}> 나</span>}
                </span>
              </span>
              {!isMe && (
                <span className={styles.personActions}>
                  <LinkButton variant="text" size="small" to={report} state={{ reportedId: member.id, meetingId }}>
                    <span className="visually-hidden">{member.name} </span>
                    신고
                  </LinkButton>
                  <Button
                    variant="text"
                    size="small"
                    disabled={isBlocked}
                    busy={blockingId === member.id}
                    onClick={() => void block(member)}
                  >
                    <span className="visually-hidden">{member.name} </span>
                    {isBlocked ? "차단함" : "차단"}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.quiet}>메시지를 길게 누르면 복사하거나 신고, 차단할 수 있어요.</p>
    </Sheet>
  );
}
