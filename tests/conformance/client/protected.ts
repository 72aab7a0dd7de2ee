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
export function assertExpendable(
  operationId: string,
  sender: Pick<Sender, "label" | "isAccountNeeded" | "isSessionNeeded"> | undefined,
): void {
  const isEnding =
    (sender?.isAccountNeeded === true && endsAccount(operationId)) ||
    (sender?.isSessionNeeded === true && operationId === "logout");
  if (isEnding)
    throw new Error(
      `No check may send ${operationId} as the ${sender.label}, whom others need. Use a new member, or the viewer.`,
    );
}

/** A secret of the profile, and the variable of the shell that stands for it in reports. */
interface Secret {
  value: string;
  variable: string;
}

/** What may not leave the run: the profile's secrets, and the access tokens of its operators. */
export class OperatorSecrets {
  readonly #secrets: readonly Secret[];
  readonly #operators = new Map<string, Sender>();

  constructor(secrets: readonly Secret[]) {
    this.#secrets = secrets;
  }

  addToken(token: string, operator: Sender): void {
    this.#operators.set(token, operator);
  }

  /** The operator whose token a header carries: whichever way a call got it, it is as if the operator had sent it. */
  operatorOf(authorization: string | undefined): Sender | undefined {
    return this.#operators.get(authorization?.replace(/^bearer\s+/i, "") ?? "");
  }

  /** The text with variables for the secrets of the profile. */
  hide(text: string): string {
    return this.#secrets.reduce((hidden, { value, variable }) => hidden.replaceAll(value, variable), text);
  }
}
