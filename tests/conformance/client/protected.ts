/** Calls that end an account or a session, or change how somebody logs in: no check may send them as somebody whom others need. */
import type { AnyCall, Result, Sender } from "./call-types.ts";

type Tokens = Result<"loginAdmin">;

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

/** What may not leave the run: the profile's secrets, and the tokens of its operators. */
export class OperatorSecrets {
  readonly #secrets: readonly Secret[];
  /** By their tokens. */
  readonly #operators = new Map<string, Sender>();

  constructor(secrets: readonly Secret[]) {
    this.#secrets = secrets;
  }

  addTokens(tokens: Partial<Tokens> | undefined, operator: Sender): void {
    for (const token of [tokens?.accessToken, tokens?.refreshToken]) if (token) this.#operators.set(token, operator);
  }

  /** Adds the tokens of an operator whom a check logs in itself, and those that any operator gets by a refresh. */
  addTokensOf(operationId: string, { body }: AnyCall, tokens: Partial<Tokens> | undefined): void {
    const sent = (body ?? {}) as Record<string, unknown>;
    if (operationId === "loginAdmin") {
      const token = () => Promise.resolve(tokens?.accessToken ?? "");
      this.addTokens(tokens, { label: "an operator", loginRequest: { operationId, body: sent }, token });
    } else if (operationId === "refreshTokens") {
      const operator = this.#operators.get(String(sent["refreshToken"]));
      if (operator) this.addTokens(tokens, operator);
    }
  }

  /** The operator whose token a header carries: whichever way a call got it, it is as if the operator had sent it. */
  operatorOf(authorization: string | undefined): Sender | undefined {
    return this.#operators.get(authorization?.replace(/^bearer\s+/i, "") ?? "");
  }

  /** The JSON with variables for the secrets of the profile, and without the tokens of operators. */
  hide(text: string): string {
    return this.#secrets
      .reduce((hidden, { value, variable }) => hidden.replaceAll(value, variable), text)
      .replaceAll(/(?<="refreshToken":")[^"]+/g, (token) => (this.#operators.has(token) ? "…" : token));
  }
}
