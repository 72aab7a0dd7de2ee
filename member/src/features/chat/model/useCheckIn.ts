import {
  call,
  CHECK_IN_RADIUS_M,
  describeFailure,
  distanceM,
  MEETING_DEPOSIT_RICE,
  MINUTE_MS,
  type Position,
} from "@babchingu/openapi";
import type { ChatroomInfo } from "@babchingu/openapi/types";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../../api/api.ts";
import { isInNativeShell } from "../../../native/bridge.ts";
import { locate } from "../../../native/locate.ts";
import type { PositionFailure } from "../../../native/position.ts";
import { reloadMember, sessionNow } from "../../../session/session.ts";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { toast } from "../../../ui/overlays/Toast.tsx";
import { attendanceKey } from "./useAttendance.ts";

/** The distance is measured again this often while the member walks to the place. */
const MEASURE_INTERVAL_MS = 5_000;
/** So long the last position is good enough to check in with. */
const POSITION_LIFE_MS = MINUTE_MS;
/** A position that may be wrong by so much can keep a member at the place from checking in; GPS is better than that. */
const INACCURATE_M = 500;

interface LastPosition {
  position: Position;
  accuracyM: number;
  readAt: number;
}

const isFresh = ({ readAt }: LastPosition): boolean => Date.now() - readAt < POSITION_LIFE_MS;
const unlessOld = (last: LastPosition | null): LastPosition | null => (last && isFresh(last) ? last : null);

export interface CheckIn {
  /** Distance to the place; null while unknown. */
  metres: number | null;
  isNear: boolean;
  /** Too far by a position that is so inaccurate that the member may be near. */
  isTooInaccurate: boolean;
  /** Why the position couldn't be read, or null. */
  refusal: PositionFailure | null;
  measuring: boolean;
  measure: () => void;
  checkIn: () => void;
  checking: boolean;
}

/** Whether the position can be read without a prompt: the member has consented and the device allows it. */
async function hasLocationPermission(): Promise<boolean> {
  const session = sessionNow();
  if (session.kind !== "member" || !session.member.locationAgreed) return false;
  if (isInNativeShell()) return true;
  try {
    return (await navigator.permissions.query({ name: "geolocation" })).state === "granted";
  } catch {
    return false;
  }
}

/** The distance to the meeting place, and the check-in that it allows (member §5). */
export function useCheckIn(meetingId: number, info: ChatroomInfo): CheckIn {
  const queryClient = useQueryClient();
  const [last, setLast] = useState<LastPosition | null>(null);
  const [refusal, setRefusal] = useState<PositionFailure | null>(null);
  const { mutate: measure, isPending } = useMutation({
    mutationFn: () => locate(true),
    onSuccess: (outcome) => {
      if (outcome.kind === "found") setLast({ ...outcome, readAt: Date.now() });
      else setLast(unlessOld);
      setRefusal(outcome.kind === "found" ? null : outcome.kind);
    },
  });
  const position = last?.position ?? null;
  const hasPosition = position !== null;

  useEffect(() => {
    void hasLocationPermission().then((isAllowed) => isAllowed && measure());
  }, [measure]);
  useEffect(() => {
    if (!hasPosition) return undefined;
    const follow = (): void => {
      if (document.visibilityState !== "visible") return;
      setLast(unlessOld);
      measure();
    };
    const timer = setInterval(follow, MEASURE_INTERVAL_MS);
    // A phone that was in the pocket says at once how far it is now.
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [hasPosition, measure]);

  const check = useMutation({
    mutationFn: (at: Position) => call(api.PATCH("/attendance/check", { body: { meetingId, ...at } })),
    onSuccess: () => {
      toast(`출석 체크를 했어요. ${MEETING_DEPOSIT_RICE}알을 돌려받았어요.`);
      void reloadMember();
    },
    onError: (error) => void showAlert({ text: describeFailure(error) }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: attendanceKey(meetingId) }),
  });

  const metres = position && distanceM(position, { latitude: info.placeLatitude, longitude: info.placeLongitude });
  const isNear = metres !== null && metres <= CHECK_IN_RADIUS_M;
  const accuracyM = last?.accuracyM ?? 0;
  return {
    metres,
    isNear,
    isTooInaccurate: metres !== null && !isNear && accuracyM >= INACCURATE_M && metres - accuracyM <= CHECK_IN_RADIUS_M,
    refusal: hasPosition ? null : refusal,
    measuring: isPending,
    measure: () => measure(),
    checkIn: () => {
      if (last === null) return;
      if (isFresh(last)) return check.mutate(last.position);
      setLast(null);
      measure();
    },
    checking: check.isPending,
  };
}
