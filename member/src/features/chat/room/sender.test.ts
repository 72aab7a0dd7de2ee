import type { ChatMessage } from "@babchingu/openapi/types";
import { expect, it } from "vitest";
import { withSender } from "./sender.ts";

const message = { id: 1, type: "TEXT", content: "안녕하세요", createdAt: "2026-03-01T09:00:00Z" } as const;

it.each<[string, object, number | null]>([
  ["memberId", { memberId: 7, senderId: 8 }, 7],
  ["senderId", { senderId: 8 }, 8],
  ["sender", { sender: { id: 9 } }, 9],
  ["nobody, as of a withdrawn member", { memberId: null }, null],
  ["nothing at all", {}, null],
])("reads the sender from %s", (_where, fields, memberId) => {
  expect(withSender({ ...message, ...fields } as ChatMessage).memberId).toBe(memberId);
});
