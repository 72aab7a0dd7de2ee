/** What a scenario plays on: the world of the proofs at a fixed time, and short words for what happens in it. */
import type { components } from "@babchingu/openapi/types";
import type { ErrorCode } from "@babchingu/openapi/errors";
import type { VerificationPurposeValue } from "@babchingu/openapi/enums";
import type { OperationId } from "../../contract/types.ts";
import type { CallOptions } from "../../testing/api.ts";
import type { TestMember } from "../../testing/builders.ts";
import type { TestApp } from "../../testing/harness.ts";
import { openMeeting } from "../../testing/meetings.ts";
import { goTo } from "../../testing/timetable.ts";
import type { People, World } from "../world.ts";

/** Arranges what it needs and returns the request that must be refused with the code it is filed under. */
export type Scenario<Id extends OperationId> = (stage: Stage) => Promise<CallOptions<Id>> | CallOptions<Id>;

/** Scenarios by operation and code. */
export type Scenarios = { [Id in OperationId]?: Partial<Record<ErrorCode, Scenario<Id>>> };

export const PHONE = "01023456789";
export const PASSWORD = "babbab12";
/** Within a few steps of the place of every meeting that `openMeeting` opens. */
export const atThePlace = { latitude: 37.5473, longitude: 126.9219 };

export class Stage {
  readonly app: TestApp;
  readonly world: World;
  readonly people: People;

  constructor(app: TestApp, world: World) {
    this.app = app;
    this.world = world;
    this.people = structuredClone(world.people);
  }

  get api() {
    return this.app.api;
  }

  /** Opens a meeting of the host three hours from the world's time; no approval unless asked for. */
  open(overrides: Partial<components["schemas"]["CreateMeetingRequest"]> = {}): Promise<number> {
    return openMeeting(this.app, this.people.host, overrides);
  }

  async join(meetingId: number, ...members: TestMember[]): Promise<void> {
    for (const { token } of members) await this.api.ok("joinMeeting", { token, params: { meetingId } });
  }

  /** A meeting of the host and the member. */
  async openWithMember(): Promise<number> {
    const id = await this.open();
    await this.join(id, this.people.member);
    return id;
  }

  async confirm(id: number): Promise<void> {
    await this.api.ok("confirmMeeting", { token: this.people.host.token, params: { id } });
  }

  /** Moves to so many minutes after the meeting's time, with fresh tokens for who acts. */
  async goTo(minutes: number): Promise<void> {
    const { host, member, other, applicant, admin } = this.people;
    await goTo(this.app, minutes, [host, member, other, applicant, admin]);
  }

  /** A meeting of host and member that took place. */
  async openAndEnd(): Promise<number> {
    const id = await this.openWithMember();
    await this.goTo(-15);
    await this.goTo(120);
    return id;
  }

  /** The code that was sent to the phone. */
  async sendCode(purpose: VerificationPurposeValue, phone = PHONE): Promise<string> {
    await this.api.ok("sendVerificationCode", { body: { phone, purpose } });
    return this.app.outbox.list(phone)[0]?.code ?? "";
  }

  /** A proof of the phone. */
  async prove(purpose: VerificationPurposeValue, phone = PHONE): Promise<string> {
    const verificationCode = await this.sendCode(purpose, phone);
    const body = { phone, verificationCode, purpose };
    return (await this.api.ok("verifyVerificationCode", { body })).verificationToken;
  }

  /** Withdraws a member with this phone, so that it is locked. */
  async lockPhone(phone: string): Promise<void> {
    const { token } = await this.app.member({ phone });
    await this.api.ok("withdrawMember", { token });
  }
}

/** A code that is not the one given. */
export function otherThan(code: string): string {
  return code === "000000" ? "111111" : "000000";
}

/** Does the same a number of times. */
export async function times(count: number, act: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < count; i += 1) await act();
}
