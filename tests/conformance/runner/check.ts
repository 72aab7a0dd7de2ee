/** What a check is, how one is defined, and how it ends. */
import type { ErrorName } from "@babchingu/openapi/errors";
import type { Context } from "./context.ts";

/** In the order a team works through them; choosing one runs those before it as well. */
export const LEVELS = ["shapes", "auth", "meetings", "rice", "chat", "admin"] as const;
export type Level = (typeof LEVELS)[number];

/** What a check can't do without. A check is skipped, with the reason, where the profile doesn't give it. */
export const NEEDS = {
  operator: "no operator's credentials were given (--operator-name …)",
  sms: "there is no way to read verification codes (--sms-url, --sms-command or --sms-code)",
  clock: "there is no way to move the server's time (--clock-url or --clock-command)",
  outage: "there is no way to make the server unable to take requests (--outage-url or --outage-command)",
  socket: "the socket's address is unknown (--ws-url)",
  addresses:
    "the kit can't appear under several addresses (--client-address-header), so a rate limit would stop all checks",
  kakao: "there is no way to consent for Kakao (kakaoConsentUrl in the profile)",
  store: "no receipts of a sandbox store were given (receipts in the profile)",
} as const;
export type Need = keyof typeof NEEDS;

/** `joinMeeting 409` or `joinMeeting MEETING_FULL`: what the check is there to observe. */
export type Cover = `${string} ${number | ErrorName}`;

export interface Check {
  /** Stable: reports, expected-failures files and faults name it. `<level>.<subject>.<rule>`, in kebab case. */
  id: string;
  level: Level;
  /** The rule as a sentence that holds when the check passes. */
  title: string;
  /** Where the rule stands: `member §4`, `D20`, `R12`, or a pointer into the contract. */
  source: string;
  needs?: readonly Need[];
  covers?: readonly Cover[];
  /** Runs when nothing else does: it moves time, or touches every member. Needing `clock` or `outage` implies it. */
  alone?: boolean;
  timeoutMs?: number;
  run: (ctx: Context) => Promise<void>;
}

/** Types a list of checks; files of `checks/` export the result. */
export function defineChecks(...checks: Check[]): Check[] {
  return checks;
}

/** Whether a check must have the server to itself. */
export function isAlone(check: Check): boolean {
  return check.alone === true || (check.needs ?? []).some((need) => need === "clock" || need === "outage");
}

/** One thing that did not hold. */
export interface Failure {
  sentence: string;
  expected?: string;
  actual?: string;
  /** JSON pointer into the answer's body. */
  pointer?: string;
  /** Where it says so. */
  spec: string;
  /** The number of the exchange it is about. */
  exchange?: number;
}

/** An expectation didn't hold. */
export class CheckFailed extends Error {
  override readonly name = "CheckFailed";
  readonly failure: Omit<Failure, "spec"> & { spec?: string };

  constructor(failure: Omit<Failure, "spec"> & { spec?: string }) {
    super(failure.sentence);
    this.failure = failure;
  }
}

/** The backend can't be asked this; the reason goes into the report. */
export class Skip extends Error {
  override readonly name = "Skip";
}
