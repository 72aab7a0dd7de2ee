/** The members and the operator that checks act as. Members sign up through the public API, as in the app. */
import { LEGAL_VERSION, SIGNUP_RICE } from "@babchingu/openapi";
import type { MemberStatusValue } from "@babchingu/openapi/enums";
import type { Result, Sender } from "../client/call-types.ts";
import { CheckFailed, CheckSkipped, NEEDS } from "./check.ts";
import { readVerificationCode, type ServerClock } from "./hooks.ts";
import { formatResponse, type HttpClient } from "../client/http.ts";
import type { OperatorCredentials, BackendProfile } from "./profile.ts";

type Tokens = Result<"login">;

/** Well below the 30 minutes of an access token (D15). */
const TOKEN_MAX_AGE_MS = 20 * 60_000;
export const PASSWORD = "babbab12";

/** Calls an operation during the setup of a check; anything but a success fails the check. */
async function callOrThrow<T>(http: HttpClient, id: string, call: Parameters<HttpClient["call"]>[1]): Promise<T> {
  const response = await http.callWithRetry(id, call);
  if (response.status < 300) return response.body as T;
  throw new CheckFailed({
    sentence: `The setup failed: ${id} was refused.`,
    expected: "a success",
    actual: formatResponse(response),
    exchange: response.exchange.number,
  });
}

/** A logged-in session. It logs in again before its access token expires by the server's time. */
abstract class Session implements Sender {
  readonly label: string;
  isAccountNeeded = false;
  isSessionNeeded = false;
  onLogin: (tokens: Tokens) => void = () => undefined;
  protected readonly clock: ServerClock;
  #tokens: { value: Tokens; obtainedAtMs: number } | null = null;
  #pendingLogin: Promise<string> | null = null;

  protected constructor(label: string, clock: ServerClock) {
    this.label = label;
    this.clock = clock;
  }

  protected abstract login(): Promise<Tokens>;

  token(): Promise<string> {
    const isFresh = this.#tokens !== null && this.clock.now().getTime() - this.#tokens.obtainedAtMs < TOKEN_MAX_AGE_MS;
    if (isFresh && this.#tokens) return Promise.resolve(this.#tokens.value.accessToken);
    this.#pendingLogin ??= this.#renew().finally(() => (this.#pendingLogin = null));
    return this.#pendingLogin;
  }

  /** The current token pair. */
  async tokens(): Promise<Tokens> {
    await this.token();
    if (this.#tokens === null) throw new Error("A session has tokens after a login.");
    return this.#tokens.value;
  }

  /** Sets tokens that the check has obtained itself. */
  setTokens(value: Tokens): void {
    this.#tokens = { value, obtainedAtMs: this.clock.now().getTime() };
    this.onLogin(value);
  }

  /** Forgets the tokens of a session that was ended, so that the next call logs in again. */
  clearTokens(): void {
    this.#tokens = null;
  }

  async #renew(): Promise<string> {
    this.setTokens(await this.login());
    return this.#tokens?.value.accessToken ?? "";
  }
}

export interface Account {
  id: number;
  name: string;
  phone: string;
  password: string;
}

export class Member extends Session {
  readonly id: number;
  name: string;
  phone: string;
  password: string;
  readonly #http: HttpClient;

  constructor(label: string, account: Account, http: HttpClient, clock: ServerClock) {
    super(label, clock);
    this.id = account.id;
    this.name = account.name;
    this.phone = account.phone;
    this.password = account.password;
    this.#http = http;
  }

  get loginRequest(): NonNullable<Sender["loginRequest"]> {
    return { operationId: "login", body: { phone: this.phone, password: this.password } };
  }

  protected override login(): Promise<Tokens> {
    const body = { phone: this.phone, password: this.password, fcmToken: null };
    return callOrThrow<Tokens>(this.#http, "login", { body });
  }
}

/** The variable of the shell that stands for a part of an operator's credentials, as the command reads it from its environment. */
const variableOf = (label: string, part: "PASSWORD1" | "PASSWORD2" | "CODE") =>
  `$CONFORMANCE_${label.toUpperCase()}_${part}`;

/** The secrets of an operator as requests contain them. */
export function secretsOf(label: string, credentials: OperatorCredentials | null) {
  if (credentials === null) return [];
  const { password1, password2, code } = credentials;
  return [
    { value: JSON.stringify(password1), variable: `"${variableOf(label, "PASSWORD1")}"` },
    { value: JSON.stringify(password2), variable: `"${variableOf(label, "PASSWORD2")}"` },
    { value: `ode":${code}`, variable: `ode":${variableOf(label, "CODE")}` },
  ];
}

export class Operator extends Session {
  readonly credentials: OperatorCredentials;
  readonly #http: HttpClient;

  constructor(label: string, credentials: OperatorCredentials, http: HttpClient, clock: ServerClock) {
    super(label, clock);
    this.credentials = { ...credentials };
    this.#http = http;
  }

  get loginRequest(): NonNullable<Sender["loginRequest"]> {
    return { operationId: "loginAdmin", body: { ...this.credentials } };
  }

  protected override login(): Promise<Tokens> {
    return callOrThrow<Tokens>(this.#http, "loginAdmin", { body: { ...this.credentials } });
  }
}

/** Properties of a new member; everything else is as after a sign-up and an activation. */
export interface MemberSpec {
  /** The exact balance, in grains; needs the operator unless it is that of a sign-up. */
  rice?: number;
  /** Another status than ACTIVE; BANNED and PHONE_V_REQUIRED need the operator. */
  status?: Exclude<MemberStatusValue, "WITHDRAWN">;
  /** Whether the member agrees to the use of the position at sign-up; yes when left out. */
  isLocationAgreed?: boolean;
  /** Saves this position. */
  position?: { latitude: number; longitude: number };
}

/** What a sign-up needs from the run: unused names and phones, hooks, and an operator for operators' actions. */
export interface SignupDependencies {
  profile: BackendProfile;
  clock: ServerClock;
  freshName: () => string;
  freshPhone: () => string;
  operator: () => Promise<Operator>;
}

const agreements = { terms: true, privacy: true, location: true, version: LEGAL_VERSION } as const;

/** Verifies a phone by the code that is sent to it (D12); returns the verification token. */
export async function verifyPhone(
  http: HttpClient,
  { profile }: Pick<SignupDependencies, "profile">,
  { phone, purpose }: { phone: string; purpose: "SIGNUP" | "RESET_PASSWORD" },
): Promise<string> {
  if (profile.sms === null) throw new CheckSkipped(NEEDS.sms);
  await callOrThrow(http, "sendVerificationCode", { body: { phone, purpose } });
  const verificationCode = await readVerificationCode(profile, phone);
  const body = { phone, verificationCode, purpose };
  const { verificationToken } = await callOrThrow<Result<"verifyVerificationCode">>(http, "verifyVerificationCode", {
    body,
  });
  return verificationToken;
}

async function setBalance(http: HttpClient, member: Member, rice: number, operator: Operator): Promise<void> {
  const amount = Math.abs(rice - SIGNUP_RICE);
  if (amount === 0) return;
  const body = { memberId: member.id, amount };
  await callOrThrow(http, rice > SIGNUP_RICE ? "grantRice" : "revokeRice", { as: operator, body });
}

/** Signs up a new member with an unused phone. */
export async function signUp(
  http: HttpClient,
  dependencies: SignupDependencies,
  label: string,
  spec: MemberSpec = {},
): Promise<Member> {
  const [name, phone] = [dependencies.freshName(), dependencies.freshPhone()];
  const verificationToken = await verifyPhone(http, dependencies, { phone, purpose: "SIGNUP" });
  const agreed = { ...agreements, location: spec.isLocationAgreed ?? true };
  const body = { name, phone, password: PASSWORD, verificationToken, agreements: agreed };
  const { id } = await callOrThrow<{ id: number }>(http, "signup", { body });
  const member = new Member(label, { id, name, phone, password: PASSWORD }, http, dependencies.clock);
  if (spec.position) await callOrThrow(http, "setMemberLocation", { as: member, body: spec.position });
  if (spec.status !== "CREATED") await callOrThrow(http, "activateMember", { as: member });
  if (spec.rice !== undefined) await setBalance(http, member, spec.rice, await dependencies.operator());
  if (spec.status === "BANNED" || spec.status === "PHONE_V_REQUIRED") {
    const operator = await dependencies.operator();
    await callOrThrow(http, "setAdminMemberStatus", { as: operator, params: { id }, body: { status: spec.status } });
    member.clearTokens();
  }
  return member;
}
