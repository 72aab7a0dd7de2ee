import type { SessionMember } from "../../../session/types.ts";

/** Opens the mail program with a message that names the member, so that support needn't ask. */
export function inquiryLink(email: string, { id, name }: Pick<SessionMember, "id" | "name">): string {
  const subject = encodeURIComponent("[밥친구 문의]");
  const body = encodeURIComponent(`닉네임: ${name}\n회원 번호: ${id}\n\n문의할 내용:\n`);
  return `mailto:${email}?subject=${subject}&body=${body}`;
}
