import { REPEATED } from "../../ui/feedback/useRequestKeys.ts";
import type { BulkAction } from "../../ui/list/BulkActions.tsx";
import { notifyMember } from "./calls.ts";
import { bodyOf, type Message, MessageInputs } from "./MessageInputs.tsx";

/** The same notification to several members, one call each. */
export const notifyMembers: BulkAction<Message> = {
  operation: "sendNotificationToMember",
  label: "알림 보내기",
  text: "고른 회원에게 같은 알림을 보내요. 보낸 뒤에는 되돌릴 수 없어요.",
  inputs: <MessageInputs />,
  requiredMessage: "제목과 내용을 모두 입력해 주세요.",
  invalidates: [],
  send: async (provider, id, message, { withKey }) => {
    const body = { id, ...bodyOf(message) };
    const { isRepeat } = await withKey(notifyMember.name, body, (idempotencyKey) =>
      provider.callApi(notifyMember, { ...body, idempotencyKey }),
    );
    return isRepeat ? REPEATED : null;
  },
};
