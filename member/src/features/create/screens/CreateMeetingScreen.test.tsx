// @vitest-environment jsdom
import { MEETING_DEPOSIT_RICE, SIGNUP_RICE } from "@babchingu/openapi";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { reloadMember } from "../../../session/session.ts";
import { errorResponse } from "../../../testing/backend.ts";
import { startMemberSession } from "../../../testing/session.ts";
import { setUpDom } from "../../../testing/dom.ts";
import {
  leaveScreen,
  type DeferredResponse,
  deferResponse,
  pickImage,
  press,
  renderScreens,
} from "../../../testing/screens.tsx";
import { CreateMeetingScreen } from "./CreateMeetingScreen.tsx";
import { changeDraft, clearDraft, useDraft } from "../model/draft.ts";

setUpDom();

/** An upload that ends only when it is aborted. */
class SlowUpload extends EventTarget {
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }
}

let balance: number;
let deferred: DeferredResponse;

beforeEach(async () => {
  balance = SIGNUP_RICE;
  await startMemberSession(() => ({ riceBalance: balance }));
  deferred = deferResponse();
  clearDraft();
  const place = { name: "국밥집", address: "서울 중구 세종대로 1", phone: null, latitude: 37.5, longitude: 127 };
  changeDraft({ title: "국밥 한 그릇", content: "같이 먹어요", place: { ...place, partnerPlaceId: null } });
});

function open(): void {
  renderScreens({ "/create-meeting": <CreateMeetingScreen />, "/meetings": <p>모임 목록</p> }, "/create-meeting");
}

async function send(): Promise<void> {
  press(`${MEETING_DEPOSIT_RICE}알 내고 모임 만들기`);
  // What it costs not to come is said before the deposit is taken (D47).
  expect((await screen.findByRole("alertdialog")).textContent).toContain("확정된 모임에 오지 않으면");
  press(`${MEETING_DEPOSIT_RICE}알 내고 만들기`);
  await deferred.requested();
}

describe("CreateMeetingScreen", () => {
  it("navigates to the meetings and clears the draft", async () => {
    open();
    await send();
    deferred.resolve(Response.json({ id: 3 }, { status: 201 }));
    expect(await screen.findByText("모임 목록")).toBeDefined();
    expect(useDraft.getState().title).toBe("");
  });

  it("doesn't navigate or clear a newer draft when the response arrives after the screen was left", async () => {
    open();
    await send();
    leaveScreen();
    clearDraft();
    changeDraft({ title: "다음 모임" });
    deferred.resolve(Response.json({ id: 3 }, { status: 201 }));
    expect(await screen.findByText(/모임을 만들었어요/)).toBeDefined();
    expect(screen.getByText("다른 화면")).toBeDefined();
    expect(useDraft.getState().title).toBe("다음 모임");
  });

  it("shows no error when the offer afterwards fails: the meeting was created", async () => {
    const askDevice = vi.fn(() => {
      throw new Error("The device can't be asked.");
    });
    vi.stubGlobal("matchMedia", askDevice);
    open();
    await send();
    deferred.resolve(Response.json({ id: 3 }, { status: 201 }));
    await waitFor(() => expect(askDevice).toHaveBeenCalled());
    await expect(screen.findByRole("alertdialog", {}, { timeout: 300 })).rejects.toThrow("Unable to find role");
  });

  it.each([
    ["keeps the key after an outage: the meeting may have been made", "UNAVAILABLE", true],
    ["keeps the key when it wasn't looked at: an earlier attempt may have made the meeting", "TOO_MANY_REQUESTS", true],
    ["draws another key after a refusal: nothing was made", "NOT_ENOUGH_RICE", false],
  ] as const)("%s", async (_title, name, isKept) => {
    const [status, body] = errorResponse(name);
    const { key } = useDraft.getState();
    open();
    await send();
    deferred.resolve(Response.json(body, { status }));
    expect(await screen.findByText(body.message)).toBeDefined();
    expect(useDraft.getState().key === key).toBe(isKept);
  });

  it("sends the same again, and asks for no purchase, after an attempt without an answer that was paid", async () => {
    balance = MEETING_DEPOSIT_RICE;
    await reloadMember();
    const { key } = useDraft.getState();
    open();
    await send();
    const [status, body] = errorResponse("UNAVAILABLE");
    deferred.resolve(Response.json(body, { status }));
    await screen.findByText(body.message);
    press("확인");
    balance = 0;
    await reloadMember();
    deferred = deferResponse();
    await send();
    deferred.resolve(Response.json({ id: 3 }, { status: 201 }));
    expect(await screen.findByText("모임 목록")).toBeDefined();
    expect(useDraft.getState().key).not.toBe(key);
  });

  it("says that a photo isn't uploaded when the form is left", async () => {
    vi.stubGlobal("XMLHttpRequest", SlowUpload);
    open();
    pickImage();
    await screen.findByRole("progressbar");
    leaveScreen();
    expect(await screen.findByText("화면을 떠나서 사진을 올리지 못했어요.")).toBeDefined();
  });

  it("shows the current balance", async () => {
    balance = 2000;
    // The member was fetched a minute ago, so the screen fetches it again.
    const nowSpy = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
    open();
    expect(await screen.findByText("2,000알")).toBeDefined();
    nowSpy.mockRestore();
  });

  it("refetches a balance that is too low before it shows an error: rice may have been returned meanwhile", async () => {
    balance = 0;
    await reloadMember();
    open();
    await waitFor(() => expect(screen.getByText("0알")).toBeDefined());
    balance = MEETING_DEPOSIT_RICE;
    press(`${MEETING_DEPOSIT_RICE}알 내고 모임 만들기`);
    expect(await screen.findByRole("button", { name: `${MEETING_DEPOSIT_RICE}알 내고 만들기` })).toBeDefined();
    press("취소");
  });

  it("refuses a time in the past when it is chosen, not when the form is sent", async () => {
    vi.setSystemTime("2026-03-01T15:00:00+09:00");
    changeDraft({ scheduledAt: "2026-03-01T18:30" });
    open();
    fireEvent.click(screen.getByText("오후 6:30"));
    fireEvent.click(await screen.findByLabelText("2시"));
    expect(screen.getByText("지금보다 이른 시각은 고를 수 없어요.")).toBeDefined();
    fireEvent.click(screen.getByLabelText("8시"));
    expect(screen.queryByText("지금보다 이른 시각은 고를 수 없어요.")).toBeNull();
  });

  it("judges the time again when the deposit is accepted: the dialog may have been open for minutes", async () => {
    vi.setSystemTime("2026-03-01T18:00:00+09:00");
    changeDraft({ scheduledAt: "2026-03-01T18:30" });
    open();
    press(`${MEETING_DEPOSIT_RICE}알 내고 모임 만들기`);
    const accept = await screen.findByRole("button", { name: `${MEETING_DEPOSIT_RICE}알 내고 만들기` });
    vi.setSystemTime("2026-03-01T18:15:00+09:00");
    fireEvent.click(accept);
    const text = "모임 15분 전에 최소 인원이 모여 있어야 해요. 더 늦은 시간을 골라 주세요.";
    expect((await screen.findByText(text, { selector: "[role=alertdialog] *" })).textContent).toBe(text);
    press("확인");
  });

  it("shows that the balance is too low", async () => {
    balance = 0;
    await reloadMember();
    open();
    press(`${MEETING_DEPOSIT_RICE}알 내고 모임 만들기`);
    expect((await screen.findByRole("alertdialog")).textContent).toContain("쌀알이 부족해요. 충전해 주세요.");
    press("확인");
  });
});
