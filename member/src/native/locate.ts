import { call } from "@babchingu/openapi";
import { api } from "../api/api.ts";
import { patchMember, sessionNow } from "../session/session.ts";
import { confirm } from "../ui/overlays/Dialog.tsx";
import { findPosition, type PositionOutcome } from "./position.ts";

/** What the consent covers, wherever it is asked for. */
export const CONSENT_TEXT =
  "가까운 모임과 매장을 찾고 출석을 확인하는 데만 써요.\n마지막 위치 하나만 저장하고, 탈퇴하면 지워요.";

const CONSENT = {
  title: "현재 위치를 쓸까요?",
  text: CONSENT_TEXT,
  action: "동의하기",
  cancel: "나중에",
} as const;

/**
 * The position of a member who has agreed to its use; asks for the consent the first time and records it (D41).
 * Never rejects: a consent that could not be recorded counts as a failure, because without it no position may be used.
 * @param fresh ignores cached positions
 */
export async function locate(fresh = false): Promise<PositionOutcome> {
  const session = sessionNow();
  if (session.kind === "member" && !session.member.locationAgreed) return locateWithConsent(fresh);
  return findPosition(fresh);
}

async function locateWithConsent(fresh: boolean): Promise<PositionOutcome> {
  if (!(await confirm(CONSENT))) return { kind: "refused" };
  const outcome = await findPosition(fresh);
  if (outcome.kind !== "found") return outcome;
  try {
    await call(api.PATCH("/members/location", { body: { ...outcome.position, agreed: true } }));
  } catch {
    return { kind: "unsaved" };
  }
  patchMember({ ...outcome.position, locationAgreed: true });
  return outcome;
}
