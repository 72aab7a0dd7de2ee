import * as errorCodes from "@babchingu/openapi/error-codes";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestMember } from "../testing/builders.ts";
import { createTestApp, type TestApp } from "../testing/harness.ts";
import { openMeeting } from "../testing/meetings.ts";
import { RawClient, TestClient } from "./testing.ts";
import { eventually } from "../testing/eventually.ts";

let t: TestApp;
let url: string;
let host: TestMember;
let guest: TestMember;
let meetingId: number;
let hostClient: TestClient;
let guestClient: TestClient;

beforeAll(async () => {
  t = await createTestApp();
  await t.app.listen({ port: 0, host: "127.0.0.1" });
  url = `ws://127.0.0.1:${(t.app.server.address() as AddressInfo).port}/ws`;
});
afterAll(() => t.app.close());

beforeEach(async () => {
  [host, guest] = [await t.member(), await t.member()];
  meetingId = await openMeeting(t, host);
  await t.api.ok("joinMeeting", { token: guest.token, params: { meetingId } });
  hostClient = await TestClient.connect(url, host.token);
  guestClient = await TestClient.connect(url, guest.token);
  await Promise.all([hostClient.subscribeToRoom(meetingId), guestClient.subscribeToRoom(meetingId)]);
});
afterEach(() => Promise.all([hostClient.disconnect(), guestClient.disconnect()]));

const readHistory = (member: TestMember) => t.api.ok("listChats", { token: member.token, params: { meetingId } });

test("the socket delivers the same messages as the history, and they count as read", async () => {
  await hostClient.send(meetingId, "몇 시에 만날까요?", { "client-id": "c-1" });
  await eventually(() => expect(guestClient.chats).toHaveLength(1));
  await eventually(async () => {
    const { chatroomListDtoList: rooms } = await t.api.ok("listChatrooms", { token: guest.token });
    expect(rooms[0]?.hasUnreadChat).toBe(false);
  });
  const [newest] = await readHistory(host);
  expect(guestClient.chats).toEqual([newest]);
});

test("a confirmation is delivered to the open room", async () => {
  await t.api.ok("confirmMeeting", { token: host.token, params: { id: meetingId } });
  await eventually(() => expect(guestClient.chats.map((chat) => chat.content)).toEqual(["CONFIRMED"]));
});

test("leaving through the API ends the delivery of messages", async () => {
  await t.api.ok("leaveMeeting", { token: guest.token, params: { meetingId } });
  await hostClient.send(meetingId, "혼자 남았어요");
  await eventually(() => expect(guestClient.queueErrors.map((it) => it.code)).toEqual([errorCodes.NOT_PARTICIPANT]));
  expect(guestClient.chats).toEqual([]);
  guestClient.publish(meetingId, { type: "TEXT", content: "아직 있어요" });
  await eventually(() => expect(guestClient.queueErrors).toHaveLength(2));
});

test("logout and a ban through the API end the connection", async () => {
  const operator = await t.admin();
  await t.api.ok("logout", { token: guest.token });
  const ban = { token: operator.token, params: { id: host.id }, body: { status: "BANNED" as const } };
  await t.api.ok("setAdminMemberStatus", ban);
  await eventually(() => expect([guestClient.closeCode, hostClient.closeCode]).toEqual([1008, 1008]));
  expect([guestClient.errorFrames, hostClient.errorFrames]).toEqual([
    [errorCodes.TOKEN_REVOKED],
    [errorCodes.STATUS_NOT_ALLOWED],
  ]);
});

test("an operator's token and other paths are refused", async () => {
  const { token } = await t.member({ role: "ROLE_ADMIN" });
  const client = await RawClient.open(url);
  client.connect(token);
  await once(client.socket, "close");
  expect(client.frames[0]).toContain(`ERROR\nmessage:${errorCodes.ROLE_NOT_ALLOWED}\n`);
  await expect(RawClient.open(url.replace("/ws", "/elsewhere"))).rejects.toThrow("404");
});
