// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { initSessionStore } from "../../../session/session.ts";
import { buildMember, fakeSource } from "../../../testing/session.ts";
import { errorResponse, stubResponses, type StubbedResponses, stubUpload } from "../../../testing/backend.ts";
import { setUpDom } from "../../../testing/dom.ts";
import { deferResponse, leaveScreen, pickImage, renderScreens, type } from "../../../testing/screens.tsx";
import { PartnerPlaceFormScreen } from "./PartnerPlaceFormScreen.tsx";

setUpDom();

const CALL = "POST /partner-place-applications";
let responses: StubbedResponses;
let sent: ReturnType<typeof stubResponses>;

beforeEach(() => {
  responses = { [CALL]: [201, { id: 71 }] };
  sent = stubResponses(responses);
});

async function open(fields: Parameters<typeof buildMember>[0] = {}): Promise<void> {
  initSessionStore(fakeSource({ load: () => Promise.resolve(buildMember(fields)) }));
  await Promise.resolve();
  renderScreens(
    {
      "/mypage/partner-place/form": <PartnerPlaceFormScreen />,
      "/mypage/partner-place/my": <p>내 매장 화면</p>,
      "/mypage": <p>마이 화면</p>,
    },
    "/mypage/partner-place/form",
  );
}

const submit = (): void => {
  const form = document.querySelector("form");
  if (form) fireEvent.submit(form);
};

function fill(): void {
  type("매장 이름", "서면밀면집");
  type("주소", "부산 부산진구 서면로68번길 20");
  type("전화번호", "051-805-0119");
  type("밥친구에게 줄 혜택", "만두 한 접시를 드려요.");
}

describe("PartnerPlaceFormScreen", () => {
  it("shows an error at each missing field and sends nothing", async () => {
    await open({ latitude: null, longitude: null });
    submit();
    const form = document.querySelector("form")?.textContent;
    for (const message of [
      "매장 이름을 입력해 주세요.",
      "매장 주소를 입력해 주세요.",
      "매장 전화번호를 입력해 주세요.",
      "밥친구에게 줄 혜택을 입력해 주세요.",
      "지도에서 매장 위치를 골라 주세요.",
    ]) {
      expect(form).toContain(message);
    }
    expect(screen.getByLabelText("매장 이름").getAttribute("aria-invalid")).toBe("true");
    type("매장 이름", "서면밀면집");
    expect(screen.getByLabelText("매장 이름").getAttribute("aria-invalid")).toBeNull();
    expect(sent).toEqual([]);
  });

  it("sends the saved position until a pin is set, explains the next step and navigates to My page", async () => {
    await open();
    fill();
    submit();
    expect((await screen.findByRole("alertdialog")).textContent).toContain("검토한 뒤");
    const body = {
      name: "서면밀면집",
      address: "부산 부산진구 서면로68번길 20",
      phone: "051-805-0119",
      latitude: 37.566_98,
      longitude: 126.978_15,
      policy: "만두 한 접시를 드려요.",
      imageId: null,
    };
    expect(sent).toEqual([{ call: CALL, body }]);
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
    expect(await screen.findByText("마이 화면")).toBeDefined();
  });

  it("confirms without navigating when the response arrives after the screen was left", async () => {
    const deferred = deferResponse();
    await open();
    fill();
    submit();
    await deferred.requested();
    leaveScreen();
    deferred.resolve(Response.json({ id: 71 }, { status: 201 }));
    await screen.findByText("제휴 신청을 마쳤어요");
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await act(() => new Promise((done) => setTimeout(done, 10)));
    expect(screen.getByText("다른 화면")).toBeDefined();
  });

  it("shows an error and keeps what was typed, but not for another visit when an earlier attempt was stored", async () => {
    responses[CALL] = errorResponse("PARTNER_APPLICATION_PENDING");
    await open();
    fill();
    submit();
    expect((await screen.findByRole("alertdialog")).textContent).toContain("이미 제휴 신청을 했거나");
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("매장 이름").value).toBe("서면밀면집"));
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
    cleanup();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>("매장 이름").value).toBe("");
  });

  it("returns with the image after a detour, and sends it", async () => {
    await open();
    stubUpload({ id: 31, url: "/images/31.webp" });
    pickImage();
    await screen.findByRole("button", { name: "사진 바꾸기" });
    fill();
    leaveScreen();
    await screen.findByText("다른 화면");
    cleanup();
    await open();
    expect(screen.getByRole<HTMLImageElement>("img", { name: "매장 소개 사진" }).src).toContain("/images/31.webp");
    submit();
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ call: CALL, body: { name: "서면밀면집", imageId: 31 } }));
    fireEvent.click(await screen.findByRole("button", { name: "확인" }));
  });

  it("redirects partners to their store", async () => {
    await open({ role: "ROLE_PARTNER" });
    expect(screen.getByText("내 매장 화면")).toBeDefined();
  });
});
