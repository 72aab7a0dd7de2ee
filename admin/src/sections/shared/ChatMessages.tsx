import { ChatTypeLabels, SystemMessageContentLabels } from "@babchingu/openapi/enums";
import type { AdminMeetingChat } from "@babchingu/openapi/types";
import { Box, Typography } from "@mui/material";
import { TimeText } from "../../ui/columns/TimeText.tsx";

interface Props {
  messages: readonly AdminMeetingChat[];
  /** Names of members, by id; others are called by their number. */
  names?: Readonly<Record<number, string>>;
}

/** Messages of a room, in the order that they are given. */
export function ChatMessages({ messages, names }: Props) {
  return (
    <Box component="ol" aria-label="채팅" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {messages.map((message) => (
        <Message key={message.id} message={message} name={names?.[message.memberId ?? 0]} />
      ))}
    </Box>
  );
}

/** The content of a system message is an enum value with a label, or plain text. */
function textOf({ type, content }: AdminMeetingChat): string {
  const labels: Readonly<Record<string, string>> = SystemMessageContentLabels;
  return type === "SYSTEM" ? (labels[content] ?? content) : content;
}

/** Without a sender it is the system's, or of a member who has withdrawn (D16). */
function senderOf({ type, memberId }: AdminMeetingChat, name: string | undefined): string {
  if (type === "SYSTEM") return "SYSTEM";
  return memberId === null ? "탈퇴한 회원" : (name ?? `회원 ${memberId}`);
}

function Message({ message, name }: { message: AdminMeetingChat; name: string | undefined }) {
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        padding: "8px 10px",
        borderBottom: `1px solid ${palette.hairline}`,
        backgroundColor: message.type === "SYSTEM" ? palette.sunken : "transparent",
      })}
    >
      <Box sx={{ display: "flex", gap: "10px", fontSize: 13, color: "text.secondary" }}>
        <Box component="span" sx={{ fontWeight: 600, color: "text.primary" }}>
          {senderOf(message, name)}
        </Box>
        <span>{ChatTypeLabels[message.type]}</span>
        <Box component="span" sx={{ marginLeft: "auto" }}>
          <TimeText value={message.createdAt} />
        </Box>
      </Box>
      <Typography sx={{ whiteSpace: "pre-line" }}>{textOf(message)}</Typography>
    </Box>
  );
}
