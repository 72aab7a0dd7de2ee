/** Writes beside which a like thing stands: of the same member, the same meeting, or somebody else. It must stay as it was. */
import type { Member } from "../../runner/actors.ts";
import type { AnyCall, OperationId } from "../../client/call-types.ts";
import type { Check, Level, Need } from "../../runner/check.ts";
import type { Context } from "../../runner/context.ts";
import { expectUnchanged, read, snapshot, type Read } from "./reads.ts";

/** The request, and the places that must show the same before and after it. */
export interface WriteBesideSibling {
  call: AnyCall;
  siblings: Read[];
}

export type SiblingCases = Partial<Record<OperationId, (ctx: Context) => Promise<WriteBesideSibling>>>;

/** For each operation a check that performs it beside a like thing. */
export function siblingChecks(level: Level, needs: readonly Need[], cases: SiblingCases): Check[] {
  return Object.entries(cases).map(([operation, arrange]) => ({
    id: `${level}.untouched.${operation}`,
    title: `${operation} changes nothing beside its target: not a like thing of the same member or meeting, and nobody else's.`,
    source: "D6",
    needs,
    run: async (ctx) => {
      const { call, siblings } = await arrange(ctx);
      const before = await snapshot(ctx, siblings);
      await ctx.ok(operation as OperationId, call as never);
      await expectUnchanged(ctx, siblings, before, `${operation} should leave it as it was.`);
    },
  }));
}

/** What a member sees of a meeting and of their seat in it. */
export const readsOfSeat = (meetingId: number, as: Member): Read[] => [
  read("getChatroomInfo", as, { params: { meetingId } }),
  read("getMeetingCertificate", as, { params: { id: meetingId } }),
  read("getAttendance", as, { query: { meetingId } }),
  read("getPublicMeeting", undefined, { params: { id: meetingId } }),
];

/** A member's own account, and that its session goes on. */
export const readOfAccount = (as: Member): Read => read("getMe", as);

/** What an operation does not touch is tried elsewhere, or can't be seen through the contract. */
export const NO_SIBLING: Partial<Record<OperationId, string>> = {
  activateMember: "the status of others: auth.activate.states",
  changeMemberImage: "deleteMemberImage, by the same rule",
  changeSecurityCode: "the operator who calls has the only one that the kit knows",
  deleteImage: "deletions: meetings.erased.deleteImage",
  deleteWebSubscription: "what is subscribed isn't read",
  resetPassword: "auth.password.reset",
  saveWebSubscription: "what is subscribed isn't read",
  setAdminOperator: "beyond.operator-roles",
  checkIn: "meetings.check-in",
  grantRiceToAll: "everybody is its target: rice.grant.all",
};
