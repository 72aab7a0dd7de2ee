import { call, type Position } from "@babchingu/openapi";
import { api } from "../../../api/api.ts";
import { patchMember, sessionNow } from "../../../session/session.ts";
import { confirm } from "../../../ui/overlays/Dialog.tsx";

/** Shown when the server sent no message (member §8). */
export const SAVING_FAILED = "위치를 저장하지 못했어요. 다시 시도해 주세요.";

const CONSENT = {
  title: "이 위치를 저장할까요?",
  text: "가까운 모임과 매장을 찾는 데만 써요.\n마지막 위치 하나만 저장하고, 탈퇴하면 지워요.",
  action: "동의하고 저장",
} as const;

/**
 * Saves the position that meetings are searched from. A position chosen on the map needs the location consent, too (D41).
 * Resolves to false when the consent was refused.
 */
export async function savePosition(position: Position): Promise<boolean> {
  const session = sessionNow();
  const agreed = session.kind === "member" && session.member.locationAgreed;
  if (!agreed && !(await confirm(CONSENT))) return false;
  await call(api.PATCH("/members/location", { body: agreed ? position : { ...position, agreed: true } }));
  patchMember({ ...position, locationAgreed: true });
  return true;
}
