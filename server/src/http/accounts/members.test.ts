import { DAY_MS, MINUTE_MS } from "@babchingu/openapi";
import * as errorCodes from "@babchingu/openapi/error-codes";
import type { MemberStatusValue } from "@babchingu/openapi/enums";
import { beforeEach, describe, expect, test } from "vitest";
import { Unavailable } from "../../lib/unavailable.ts";
import { createTestApp, type TestApp } from "../../testing/harness.ts";
import { onStatement } from "../../testing/on-statement.ts";

let t: TestApp;

beforeEach(async () => {
  t = await createTestApp();
});

describe("member status", () => {
  test.each<[MemberStatusValue, string | null]>([
    ["CREATED", null],
    ["BANNED", errorCodes.STATUS_NOT_ALLOWED],
    ["PHONE_V_REQUIRED", errorCodes.STATUS_NOT_ALLOWED],
    ["ACTIVE", null],
  ])("saving a position in the status %s: %s", async (status, code) => {
    const { token } = await t.member({ status });
    const response = await t.api.call("setMemberLocation", { token, body: { latitude: 37.5, longitude: 127 } });
    expect(response.statusCode).toBe(code === null ? 204 : 403);
    await t.api.ok("getMe", { token });
  });

  test("checks the current status, not the status when the token was issued", async () => {
    const { id, token } = await t.member();
    await t.db.updateTable("members").set({ status: "BANNED" }).where("id", "=", id).execute();
    await t.api.refused("changeMemberName", "STATUS_NOT_ALLOWED", { token, body: { name: "새이름" } });
  });
});

describe("activation", () => {
  test("activation changes CREATED to ACTIVE once, and keeps the session", async () => {
    const { token } = await t.member({ status: "CREATED" });
    await t.api.ok("activateMember", { token });
    expect((await t.api.ok("getMe", { token })).status).toBe("ACTIVE");
    await t.api.refused("activateMember", "CANNOT_ACTIVATE", { token });
  });

  test("activation from PHONE_V_REQUIRED requires a verified phone", async () => {
    const { token } = await t.member({ status: "PHONE_V_REQUIRED", phone: null, provider: "KAKAO" });
    await t.api.refused("activateMember", "CANNOT_ACTIVATE", { token });
    const phone = "01098765432";
    await t.api.ok("sendVerificationCode", { body: { phone, purpose: "REVERIFICATION" } });
    const verificationCode = t.devMailbox.list(phone)[0]?.code ?? "";
    await t.api.ok("verifyReverificationCode", { token, body: { phone, verificationCode } });
    await t.api.ok("activateMember", { token });
    expect(await t.api.ok("getMe", { token })).toMatchObject({ phone, status: "ACTIVE" });
  });

  test("a phone of another member can't be set", async () => {
    const other = await t.member();
    const { token } = await t.member();
    const phone = other.phone ?? "";
    await t.api.ok("sendVerificationCode", { body: { phone, purpose: "REVERIFICATION" } });
    const verificationCode = t.devMailbox.list(phone)[0]?.code ?? "";
    await t.api.refused("verifyReverificationCode", "PHONE_TAKEN", { token, body: { phone, verificationCode } });
  });
});

describe("a change of the phone", () => {
  const phone = "01098765432";
  const password = "babbab12";
  const old = "01012121212";

  async function changePhone(token: string, mailbox = t.devMailbox): Promise<void> {
    await t.api.ok("sendVerificationCode", { body: { phone, purpose: "REVERIFICATION" } });
    const verificationCode = mailbox.list(phone)[0]?.code ?? "";
    await t.api.ok("verifyReverificationCode", { token, body: { phone, verificationCode } });
  }

  test("warns the old phone and ends the other sessions", async () => {
    const member = await t.member({ phone: old });
    const { token } = member;
    const other = await t.tokenOf(member);
    await changePhone(token);
    expect(t.devMailbox.list(old).map(({ text }) => text)).toEqual([
      expect.stringContaining("휴대폰 번호가 바뀌었어요") as string,
    ]);
    await t.api.ok("getMe", { token });
    await t.api.refused("getMe", "TOKEN_REVOKED", { token: other });
  });

  test("the new phone can't reset the password for 72 hours, and can log in", async () => {
    const { token } = await t.member({ phone: old, password });
    await changePhone(token);
    const reset = async () => {
      t.clock.advance(MINUTE_MS);
      await t.api.ok("sendVerificationCode", { body: { phone, purpose: "RESET_PASSWORD" } });
      const verificationCode = t.devMailbox.list(phone)[0]?.code ?? "";
      const proof = { phone, verificationCode, purpose: "RESET_PASSWORD" as const };
      const { verificationToken } = await t.api.ok("verifyVerificationCode", { body: proof });
      return { body: { phone, newPassword: "newbab34", verificationToken } };
    };
    const refused = await t.api.refused("resetPassword", "PASSWORD_RESET_LOCKED", await reset());
    expect(refused.data).toEqual({ daysLeft: 3 });
    await t.api.ok("login", { body: { phone, password } });
    t.clock.advance(3 * DAY_MS);
    await t.api.ok("resetPassword", await reset());
  });

  test("verifying the same phone again changes nothing", async () => {
    const member = await t.member({ phone, password });
    const other = await t.tokenOf(member);
    await changePhone(member.token);
    expect(t.devMailbox.list(phone)).toHaveLength(1);
    await t.api.ok("getMe", { token: other });
  });

  test("an outage that keeps it from being stored doesn't use up the code", async () => {
    let isDown = false;
    const outage = onStatement((node) => {
      if (isDown && node.kind === "UpdateQueryNode" && JSON.stringify(node.table).includes('"members"'))
        throw new Unavailable("The database is gone.");
    });
    t = await createTestApp({ deps: { db: t.db.withPlugin(outage) } });
    const { token } = await t.member({ phone: old });
    await t.api.ok("sendVerificationCode", { body: { phone, purpose: "REVERIFICATION" } });
    const request = { token, body: { phone, verificationCode: t.devMailbox.list(phone)[0]?.code ?? "" } };
    isDown = true;
    await t.api.refused("verifyReverificationCode", "UNAVAILABLE", request);
    isDown = false;
    await t.api.ok("verifyReverificationCode", request);
    await t.api.refused("verifyReverificationCode", "VERIFICATION_CODE_WRONG", request);
  });

  test("holds when the old phone can't be warned", async () => {
    const { deps, devMailbox } = t;
    const send: typeof deps.sms.send = (message) =>
      message.to === old ? Promise.reject(new Error("down")) : deps.sms.send(message);
    t = await createTestApp({ deps: { sms: { send } } });
    const { token } = await t.member({ phone: old });
    await changePhone(token, devMailbox);
    expect((await t.api.ok("getMe", { token })).phone).toBe(phone);
  });
});

describe("nickname", () => {
  test("a nickname change locks further changes for 30 days", async () => {
    const member = await t.member({ name: "처음이름" });
    const change = async (name: string) => ({ token: await t.tokenOf(member), body: { name } });
    await t.api.refused("changeMemberName", "SAME_NAME", await change(" 처음이름 "));
    await t.api.ok("changeMemberName", await change("둘째이름"));
    const locked = await t.api.refused("changeMemberName", "NAME_CHANGE_LOCKED", await change("셋째이름"));
    expect(locked).toMatchObject({
      message: "아직 닉네임을 바꿀 수 없어요. 30일 뒤에 바꿀 수 있어요.",
      data: { daysLeft: 30 },
    });
    t.clock.advance(29 * DAY_MS + 1);
    expect((await t.api.refused("changeMemberName", "NAME_CHANGE_LOCKED", await change("셋째이름"))).data).toEqual({
      daysLeft: 1,
    });
    t.clock.advance(DAY_MS - 1);
    await t.api.ok("changeMemberName", await change("셋째이름"));
  });

  test("a taken nickname is refused, a withdrawn member's is available", async () => {
    const other = await t.member({ name: "가진이름" });
    const { token } = await t.member();
    await t.api.refused("changeMemberName", "NAME_TAKEN", { token, body: { name: "가진이름" } });
    await t.db.updateTable("members").set({ status: "WITHDRAWN" }).where("id", "=", other.id).execute();
    await t.api.ok("changeMemberName", { token, body: { name: "가진이름" } });
  });

  test("two members can't take the same nickname at the same time", async () => {
    const tokens = [(await t.member()).token, (await t.member()).token];
    const answers = await Promise.all(
      tokens.map((token) => t.api.call("changeMemberName", { token, body: { name: "하나뿐" } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });
});

describe("password", () => {
  test("a password change requires the current one and ends the other sessions", async () => {
    const password = "babbab12";
    const { phone, token } = await t.member({ password });
    const { accessToken } = await t.api.ok("login", { body: { phone: phone ?? "", password } });
    const change = (currentPassword: string, newPassword: string) => ({
      token,
      body: { currentPassword, newPassword },
    });
    await t.api.refused("changeMemberPassword", "CURRENT_PASSWORD_WRONG", change("wrong-1", "newbab34"));
    await t.api.refused("changeMemberPassword", "SAME_PASSWORD", change(password, password));
    await t.api.refused("changeMemberPassword", "INVALID_REQUEST", change(password, "1q2w3e4r"));
    await t.api.ok("changeMemberPassword", change(password, "newbab34"));
    await t.api.ok("getMe", { token });
    await t.api.refused("getMe", "TOKEN_REVOKED", { token: accessToken });
    await t.api.ok("login", { body: { phone: phone ?? "", password: "newbab34" } });
  });

  test("a member who signed up through Kakao has no password to change", async () => {
    const { token } = await t.member({ provider: "KAKAO" });
    const body = { currentPassword: "x", newPassword: "newbab34" };
    await t.api.refused("changeMemberPassword", "SOCIAL_HAS_NO_PASSWORD", { token, body });
  });
});

describe("position", () => {
  test("saving a position requires consent, which may be part of the request", async () => {
    const { id, token } = await t.member({ locationAgreed: false });
    const body = { latitude: 37.5563, longitude: 126.9236 };
    await t.api.refused("setMemberLocation", "LOCATION_CONSENT_REQUIRED", { token, body });
    await t.api.ok("setMemberLocation", { token, body: { ...body, agreed: true } });
    await t.api.ok("setMemberLocation", { token, body: { ...body, latitude: 35 } });
    expect(await t.api.ok("getMe", { token })).toMatchObject({
      latitude: 35,
      longitude: 126.9236,
      locationAgreed: true,
    });
    const rows = await t.db.selectFrom("agreements").selectAll().where("memberId", "=", id).execute();
    expect(rows).toMatchObject([{ location: true, terms: null, createdAt: t.clock.now() }]);
  });
});
