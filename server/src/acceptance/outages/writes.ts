/** Writes whose answers are compared with what is stored afterwards: seats with their deposits, positions, and refreshed sessions. */
import { SECOND_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import { expect } from "vitest";
import type { Db } from "../../db/schema.ts";
import { ShiftableClock } from "../../lib/clock.ts";
import type { TestMember } from "../../testing/builders.ts";
import { hongdae, meetingBody } from "../../testing/meetings.ts";
import { expectSeats } from "../crash/assertions.ts";
import type { MeetingCreation, SeatChange } from "../crash/journal.ts";
import type { Call } from "./load.ts";

/** For so long after its use a refresh token gets the same new pair again (D15). */
const GRACE_MS = 10 * SECOND_MS;

/** The refusal of a change that was made before, when its acknowledgement was lost. */
const MADE_BEFORE = { join: errorCodes.ALREADY_JOINED, leave: errorCodes.NOT_JOINED };

interface CheckedCalls {
  next: () => Call;
  expectStored: (db: Db) => Promise<void>;
}

async function createMeeting(serverUrl: string, { id: member, token }: TestMember): Promise<MeetingCreation> {
  const body = meetingBody({ clock: new ShiftableClock() });
  const response = await fetch(`${serverUrl}/api/v1/meetings/create`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { meetingId } = (await response.json()) as { meetingId: number };
  return { member, body, key: "", meetingId };
}

/** The guest takes and leaves a seat in turn: a deposit is booked, and comes back. */
async function seatCalls(
  serverUrl: string,
  host: TestMember,
  { id: member, token }: TestMember,
): Promise<CheckedCalls> {
  const creation = await createMeeting(serverUrl, host);
  const meetingId = Number(creation.meetingId);
  const changes: SeatChange[] = [];
  const next = () => {
    const last = changes.at(-1);
    const isRepeated = last?.isAcknowledged === false;
    const kind = last?.kind === "join" ? "leave" : "join";
    const change: SeatChange = isRepeated ? last : { member, meetingId, kind, isAcknowledged: false };
    if (!isRepeated) changes.push(change);
    const acknowledge = () => {
      change.isAcknowledged = true;
    };
    return {
      method: change.kind === "join" ? "POST" : "DELETE",
      path: `/api/v1/member-meetings/${meetingId}`,
      token,
      onSuccess: acknowledge,
      onRefused: (code: string) => {
        const isMadeBefore = isRepeated && code === MADE_BEFORE[change.kind];
        if (isMadeBefore) acknowledge();
        return isMadeBefore;
      },
    };
  };
  return { next, expectStored: (db) => expectSeats(db, { creations: [creation], seatChanges: changes }) };
}

/** The member is somewhere else each time. */
export function positionCalls({ id, token }: TestMember): CheckedCalls {
  let count = 0;
  /** The last acknowledged one, and those sent after it. */
  const possible: number[] = [];
  const next = () => {
    count += 1;
    const latitude = hongdae.latitude + count / 1e6;
    possible.push(latitude);
    const onSuccess = () => void possible.splice(0, possible.indexOf(latitude));
    const body = { latitude, longitude: hongdae.longitude };
    return { method: "PATCH", path: "/api/v1/members/location", token, body, onSuccess };
  };
  const expectStored = async (db: Db) => {
    const member = await db.selectFrom("members").select("latitude").where("id", "=", id).executeTakeFirstOrThrow();
    expect(possible).toContain(member.latitude);
  };
  return { next, expectStored };
}

/**
 * A member refreshes the session all the time, and uses each new pair. An unacknowledged refresh is repeated with the same token; when
 * that is refused, which is right only after the grace period (D15), the next member goes on.
 */
function sessionCalls(members: readonly TestMember[]): Pick<CheckedCalls, "next"> {
  const others = [...members];
  let tokens = { accessToken: "", refreshToken: others.shift()?.refreshToken ?? "" };
  let isPairUnused = false;
  let firstSentMs: number | null = null;
  const next = (): Call => {
    if (isPairUnused) {
      const onSuccess = () => void (isPairUnused = false);
      return { method: "GET", path: "/api/v1/members/me", token: tokens.accessToken, onSuccess };
    }
    const sentMs = (firstSentMs ??= performance.now());
    const onSuccess = (body: string) => {
      tokens = JSON.parse(body) as typeof tokens;
      isPairUnused = true;
      firstSentMs = null;
    };
    const onRefused = (code: string) => {
      const other = others.shift();
      const isRight =
        code === errorCodes.REFRESH_REFUSED && performance.now() - sentMs > GRACE_MS && other !== undefined;
      if (isRight) tokens.refreshToken = other.refreshToken;
      firstSentMs = null;
      return isRight;
    };
    const { refreshToken } = tokens;
    return { method: "POST", path: "/api/v1/auth/refresh", body: { refreshToken }, onSuccess, onRefused };
  };
  return { next };
}

/** The first member hosts a meeting, where the second takes and leaves a seat; the others' sessions are refreshed. */
export async function openWrites(
  serverUrl: string,
  [host, guest, ...others]: readonly [TestMember, TestMember, ...TestMember[]],
): Promise<{ calls: (() => Call)[]; expectStored: CheckedCalls["expectStored"] }> {
  const seats = await seatCalls(serverUrl, host, guest);
  const positions = positionCalls(host);
  const expectStored = async (db: Db) => {
    await seats.expectStored(db);
    await positions.expectStored(db);
  };
  return { calls: [seats.next, positions.next, sessionCalls(others).next], expectStored };
}
