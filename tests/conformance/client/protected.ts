/** Calls that end an account or a session, or change how somebody logs in: no check may send them as somebody whom others need. */
import type { Sender } from "./call-types.ts";

const ENDING_ACCOUNTS: ReadonlySet<string> = new Set([
  "withdrawMember",
  "changeMemberPassword",
  "verifyReverificationCode",
  "changeSecurityCode",
]);

/** Whether the operation may cost its caller the account, on a backend that doesn't refuse it. */
export function endsAccount(operationId: string): boolean {
  return ENDING_ACCOUNTS.has(operationId);
}

/** Throws for a call that a check must not send: a mistake of the check, whatever the backend does. */
export function assertExpendable(operationId: string, sender: Sender | undefined): void {
  const isEnding =
    (sender?.isAccountNeeded === true && endsAccount(operationId)) ||
    (sender?.isSessionNeeded === true && operationId === "logout");
  if (isEnding)
    throw new Error(
      `No check may send ${operationId} as the ${sender.label}, whom others need. Use a new member, or the viewer.`,
    );
}
