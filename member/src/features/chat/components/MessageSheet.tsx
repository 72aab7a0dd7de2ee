import type { ChatMessage, ChatroomInfo } from "@babchingu/openapi/types";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useBlock } from "../../meetings/index.ts";
import { paths } from "../../../paths.ts";
import { useMember } from "../../../session/session.ts";
import { copyText } from "../../../ui/copyText.ts";
import { BlockIcon, CopyIcon, FlagIcon } from "../../../ui/icons/lazyIcons.tsx";
import { MenuItem, Sheet } from "../../../ui/overlays/Sheet.tsx";
import { useSheetParam } from "../../../ui/overlays/useSheetInUrl.ts";
import { nameOf } from "./Bubbles.tsx";
import styles from "./room.module.css";

const NAME_PREFIX = "message-";

/** The message whose menu is open, in the URL. */
export function useMessageSheet() {
  const { name, show, hide } = useSheetParam();
  return {
    messageId: name?.startsWith(NAME_PREFIX) === true ? Number(name.slice(NAME_PREFIX.length)) : null,
    show: (messageId: number) => show(`${NAME_PREFIX}${messageId}`),
    hide,
  };
}

interface MessageSheetProps {
  sheet: Pick<ReturnType<typeof useMessageSheet>, "messageId" | "hide">;
  messages: readonly ChatMessage[];
  meetingId: number;
  info: ChatroomInfo;
}

/** What can be done with one message: copy it, report who wrote it with its text, or block them, also when they have left (D68). */
export function MessageSheet({ sheet, messages, meetingId, info }: MessageSheetProps): ReactNode {
  const { messageId, hide } = sheet;
  const navigate = useNavigate();
  const me = useMember();
  const { block } = useBlock();
  const message = messages.find(({ id }) => id === messageId);
  const senderId = message?.memberId ?? null;
  const sender = info.members.find(({ id }) => id === senderId);

  async function blockSender(id: number, name: string): Promise<void> {
    if (await block({ id, name })) hide();
  }

  return (
    <Sheet open={message !== undefined} onClose={hide} title="메시지">
      {message && (
        <>
          <p className={styles.quoted}>{message.content}</p>
          <MenuItem
            icon={<CopyIcon />}
            onClick={() => {
              hide();
              void copyText(message.content, "메시지를 복사했어요.");
            }}
          >
            복사하기
          </MenuItem>
          {sender && sender.id !== me.id && (
            <MenuItem
              icon={<FlagIcon />}
              danger
              hint={`${sender.name}님을 이 메시지와 함께 신고해요.`}
              onClick={() => {
                const state = { reportedId: sender.id, quote: message.content };
                void navigate(paths.reportInMeeting(meetingId), { replace: true, state });
              }}
            >
              메시지 신고하기
            </MenuItem>
          )}
          {senderId !== null && senderId !== me.id && (
            <MenuItem icon={<BlockIcon />} danger onClick={() => void blockSender(senderId, nameOf(message, sender))}>
              차단하기
            </MenuItem>
          )}
        </>
      )}
    </Sheet>
  );
}
