import { call, type Position } from "@babchingu/openapi";
import { api } from "../../../api/api.ts";
import { CONSENT_TEXT } from "../../../native/locate.ts";
import { positionMessages } from "../../../native/position.ts";
import { patchMember, sessionNow } from "../../../session/session.ts";
import { confirm } from "../../../ui/overlays/Dialog.tsx";

/** Shown when the server sent no message (member §8). */
export const SAVING_FAILED = positionMessages.unsaved;

const CONSENT = {
  title: "이 위치를 저장할까요?",
  text: CONSENT_TEXT,
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
