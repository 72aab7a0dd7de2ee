/** Writes beside which a like thing stands: of the same member, the same meeting, or somebody else. It must stay as it was. */
import type { Member } from "../../runner/actors.ts";
import type { AnyCall, OperationId } from "../../client/call-types.ts";
import type { Check, Level, Need } from "../../runner/check.ts";
import { operationOf } from "../../contract/openapi.ts";
import type { Context } from "../../runner/context.ts";
import { expectUnchanged, read, snapshot, type Read } from "./reads.ts";

/** Requests to be sent one after another, and the places that must show the same before and after each. */
export interface WritesBesideSibling<Operation extends OperationId = OperationId> {
  writes: [operation: Operation, call: AnyCall][];
  siblings: Read[];
}

/** A case is named by what is beside; it is arranged once for all of its operations. */
export interface SiblingCase<Operation extends OperationId = OperationId> {
  name: string;
  operations: readonly Operation[];
  arrange: (ctx: Context) => Promise<WritesBesideSibling<Operation>>;
}

export const siblingCase = <Operation extends OperationId>(
  name: string,
  operations: readonly Operation[],
  arrange: (ctx: Context) => Promise<WritesBesideSibling<Operation>>,
): SiblingCase => ({ name, operations, arrange });

/** For each case a check that performs its operations beside a like thing. */
export function siblingChecks(level: Level, needs: readonly Need[], cases: readonly SiblingCase[]): Check[] {
  return cases.map(({ name, operations, arrange }) => ({
    id: `${level}.untouched.${name}`,
    title: `${operations.join(", ")}: each changes nothing beside its target, neither a like thing of the same member or meeting nor somebody else's.`,
    source: "D6",
    needs,
    covers: operations.map((id) => `${id} ${operationOf(id).success}` as const),
    run: async (ctx) => {
      const { writes, siblings } = await arrange(ctx);
      const before = await snapshot(ctx, siblings);
      for (const [operation, call] of writes) {
        await ctx.ok(operation, call as never);
        await expectUnchanged(ctx, siblings, before, `${operation} should leave it as it was.`);
      }
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
