// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { buildMeeting } from "../../../testing/meetings.ts";
import { changeDraft, clearDraft, type Draft, fillDraftFrom, useDraft } from "./draft.ts";

beforeEach(clearDraft);
afterAll(() => sessionStorage.clear());

describe("useDraft", () => {
  it.each<[string, Partial<Draft>]>([
    ["title", { title: "국밥" }],
    ["content", { content: "천천히 먹어요." }],
    ["day and time", { scheduledAt: "2030-03-01T18:30" }],
    ["minimum capacity", { minCapacity: 3 }],
    ["maximum capacity", { maxCapacity: 6 }],
    ["approval", { requiresApproval: true }],
    ["image", { image: { id: 1, url: "/images/1.jpg" } }],
  ])("marks the draft as touched when its %s changes", (_, fields) => {
    expect(useDraft.getState().isTouched).toBe(false);
    changeDraft(fields);
    expect(useDraft.getState()).toMatchObject({ ...fields, isTouched: true });
  });

  it("stays untouched when a field is set to the value that it has, and is untouched after it is cleared", () => {
    changeDraft({ image: null });
    expect(useDraft.getState().isTouched).toBe(false);
    changeDraft({ title: "국밥" });
    clearDraft();
    expect(useDraft.getState()).toMatchObject({ title: "", isTouched: false });
  });

  it("is filled from an earlier meeting for the same day of a later week, as a new meeting", () => {
    const { key } = useDraft.getState();
    const earlier = buildMeeting({ title: "국밥", scheduledAt: "2026-03-01T18:30", requiresApproval: true });
    fillDraftFrom(earlier, new Date("2026-03-09T00:00:00Z"));
    const { placeName: name, minCapacity, maxCapacity } = earlier;
    expect(useDraft.getState()).toMatchObject({
      title: "국밥",
      image: null,
      minCapacity,
      maxCapacity,
      requiresApproval: true,
    });
    expect(useDraft.getState()).toMatchObject({ scheduledAt: "2026-03-15T18:30", place: { name } });
    expect(useDraft.getState().key).not.toBe(key);
  });

  it.each([
    ["touched, where it doesn't say so", {}, true],
    ["untouched, where it says so", { isTouched: false }, false],
  ])("migrates a draft of an earlier version as %s", async (_what, stored, isTouched) => {
    const { isTouched: _, ...rest } = { ...useDraft.getState(), title: "국밥" };
    const old = { ...rest, ...stored };
    window.sessionStorage.setItem("babchingu.meetingDraft", JSON.stringify({ state: old, version: 1 }));
    // A query loads this module again, and nothing else.
    const path = `./draft.ts?again=${isTouched}`;
    const { useDraft: reopened } = (await import(/* @vite-ignore */ path)) as { useDraft: typeof useDraft };
    expect(reopened.getState()).toEqual({ ...old, isTouched });
  });
});
