import { MEETING_DEPOSIT_RICE } from "@babchingu/openapi";
import { MeetingStatusValues } from "@babchingu/openapi/enums";
import { describe, expect, it } from "vitest";
import { buildMeeting } from "../../../testing/meetings.ts";
import { mainAction, type Viewer, viewerOf } from "./mainAction.ts";

type MeetingState = Parameters<typeof viewerOf>[0];
const ME = 7;
const person = (id: number) => ({ id, name: "국밥요정", imageUrl: null, point: 50 });

const meeting = (fields: Partial<MeetingState> = {}): MeetingState =>
  buildMeeting({ hostId: 1, members: [person(1), person(2)], memberCount: 2, ...fields });

describe("viewerOf", () => {
  it("distinguishes host, member, applicant and visitor", () => {
    expect(viewerOf(meeting({ hostId: ME }), ME)).toBe("host");
    expect(viewerOf(meeting({ members: [person(1), person(ME)] }), ME)).toBe("member");
    expect(viewerOf(meeting({ isApplicationSubmitted: true }), ME)).toBe("applicant");
    expect(viewerOf(meeting(), ME)).toBe("visitor");
  });
});

describe("mainAction", () => {
  it("lets a visitor join while there are seats, and shows the deposit", () => {
    expect(mainAction(meeting(), "visitor")).toMatchObject({
      kind: "join",
      label: `${MEETING_DEPOSIT_RICE}알 내고 참여하기`,
      enabled: true,
    });
  });

  it("offers an application where the host approves members", () => {
    expect(mainAction(meeting({ requiresApproval: true }), "visitor")).toMatchObject({ kind: "apply", enabled: true });
  });

  it("offers an alert for a seat of a full meeting, and takes it back", () => {
    const [without, withAlert] = [false, true].map((hasSeatAlert) =>
      mainAction(meeting({ memberCount: 4, hasSeatAlert }), "visitor"),
    );
    expect(without).toMatchObject({ kind: "requestSeatAlert", enabled: true });
    expect(withAlert).toMatchObject({ kind: "cancelSeatAlert", enabled: true });
  });

  it("disables the action of a full, confirmed or ended meeting and of an applicant, with the reason", () => {
    expect(mainAction(meeting({ memberCount: 4 }), "visitor").label).toBe("자리가 다 찼어요");
    expect(mainAction(meeting({ isApplicationSubmitted: true }), "applicant").label).toBe("승인 대기 중");
    expect(mainAction(meeting({ status: "CONFIRMED" }), "visitor").label).toBe("모집 마감");
    expect(mainAction(meeting({ status: "READY" }), "applicant").label).toBe("모집 마감");
    expect(mainAction(meeting({ status: "END" }), "visitor").label).toBe("끝난 모임");
  });

  it("lets the host confirm once the minimum is reached, and shows how many members are missing until then", () => {
    expect(mainAction(meeting({ minCapacity: 2 }), "host")).toMatchObject({
      kind: "confirm",
      enabled: true,
      note: null,
    });
    expect(mainAction(meeting({ minCapacity: 4 }), "host")).toMatchObject({
      kind: "confirm",
      enabled: false,
      note: "2명이 더 오면 확정할 수 있어요.",
    });
  });

  it("links members to the chat in every status, and the host once the meeting is confirmed", () => {
    for (const status of MeetingStatusValues) {
      expect(mainAction(meeting({ status }), "member").kind).toBe("chat");
      expect(mainAction(meeting({ status }), "host").kind).toBe(status === "RECRUITING" ? "confirm" : "chat");
    }
  });

  it("gives a reason whenever the action is disabled", () => {
    for (const viewer of ["host", "member", "applicant", "visitor"] satisfies Viewer[]) {
      for (const status of MeetingStatusValues) {
        const action = mainAction(meeting({ status, memberCount: 4, minCapacity: 5 }), viewer);
        expect(action.enabled || action.note !== null).toBe(true);
      }
    }
  });
});
