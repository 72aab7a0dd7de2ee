import { call, describeFailure } from "@babchingu/openapi";
import type { ChatroomInfo, ChatroomMember } from "@babchingu/openapi/types";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/api.ts";
import { paths } from "../../routes/paths.ts";
import { isReachable } from "../../routes/reachable.ts";
import { useMember } from "../../session/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button, LinkButton } from "../../ui/Button.tsx";
import { confirm, notify } from "../../ui/Dialog.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { toast } from "../../ui/Toast.tsx";
import styles from "./room.module.css";

interface ParticipantsSheetProps {
  sheet: { open: boolean; hide: () => void };
  meetingId: number;
  info: ChatroomInfo;
}

/** Who is in the meeting, and what can be done about someone. */
export function ParticipantsSheet({ sheet, meetingId, info }: ParticipantsSheetProps): ReactNode {
  const me = useMember();
  const { block, blocking } = useBlock();
  const report = paths.reportInMeeting(meetingId);
  return (
    <Sheet open={sheet.open} onClose={sheet.hide} title={`밥친구 ${info.members.length}명`}>
      <ul className={styles.people}>
        {info.members.map((member) => {
          const isMe = member.id === me.id;
          const isBlocked = info.blockMemberIdList.includes(member.id);
          return (
            <li key={member.id} className={styles.person}>
              <Avatar name={member.name} imageUrl={member.imageUrl} host={member.id === info.hostId} />
              <span className={styles.personName}>
                {member.name}
                {isMe && <span className={styles.quiet}> 나</span>}
              </span>
              {!isMe && isReachable(report) && (
                <LinkButton
                  kind="quiet"
                  size="small"
                  to={report}
                  state={{ reportedId: member.id, meetingId }}
                  aria-label={`${member.name} 신고하기`}
                >
                  신고
                </LinkButton>
              )}
              {!isMe && (
                <Button
                  kind="quiet"
                  size="small"
                  disabled={isBlocked}
                  busy={blocking === member.id}
                  aria-label={isBlocked ? `${member.name} 차단함` : `${member.name} 차단하기`}
                  onClick={() => void block(member)}
                >
                  {isBlocked ? "차단함" : "차단"}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}

function useBlock(): { block: (member: ChatroomMember) => Promise<void>; blocking: number | undefined } {
  const queries = useQueryClient();
  const write = useMutation({
    mutationFn: (blockedId: number) => call(api.POST("/blocks", { body: { blockedId } })),
    onSuccess: () => {
      toast("차단했어요.");
      void queries.invalidateQueries({ queryKey: ["chat"] });
      void queries.invalidateQueries({ queryKey: ["meetings"] });
      void queries.invalidateQueries({ queryKey: ["blocks"] });
    },
    onError: (error) =>
      notify({ title: "알림", text: describeFailure(error, "차단하지 못했어요. 잠시 뒤 다시 시도해 주세요.") }),
  });
  return {
    blocking: write.isPending ? write.variables : undefined,
    block: async ({ id, name }) => {
      const isSure = await confirm({
        title: `${name}님을 차단할까요?`,
        text: "이 밥친구의 채팅과 모임이 모두 보이지 않아요.",
        action: "차단하기",
        danger: true,
      });
      if (isSure) write.mutate(id);
    },
  };
}
