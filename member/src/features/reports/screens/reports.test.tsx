// @vitest-environment jsdom
import * as errorCodes from "@babchingu/openapi/error-codes";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DialogHost } from "../../../ui/overlays/Dialog.tsx";
import { Link } from "../../../ui/navigation/Link.tsx";
import { setUpDom } from "../../../testing/dom.ts";
import { startMemberSession } from "../../../testing/session.ts";
import { ReportInMeetingScreen } from "./ReportInMeetingScreen.tsx";
import { ReportOutOfMeetingScreen } from "./ReportOutOfMeetingScreen.tsx";

setUpDom();

const host = { id: 7, name: "국밥요정", imageUrl: null };

let members: (typeof host)[];
let sent: { path: string; key: string | null; body: unknown }[];
let reportResponse: () => Response | Promise<Response>;
let resolveReport: (response: Response) => void;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

beforeEach(() => {
  sent = [];
  members = [host, { id: 8, name: "매운맛도전", imageUrl: null }];
  reportResponse = () => json({ id: 31 }, 201);
  vi.stubGlobal("fetch", async (request: Request) => {
    const path = new URL(request.url).pathname.replace("/api/v1", "");
    if (request.method === "GET") return json({ hostId: 7, members });
    sent.push({ path, key: request.headers.get("Idempotency-Key"), body: await request.json() });
    return reportResponse();
  });
});

function open(path: string, state: unknown, element: ReactNode): void {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[{ pathname: path, state }]}>
        <Routes>
          <Route path="/meetings/:meetingId/report/out-of-meeting" element={element} />
          <Route path="/chat/:meetingId/report/in-meeting" element={element} />
          <Route path="/elsewhere" element={<p>떠난 뒤의 화면</p>} />
          <Route path="*" element={<p>다른 화면</p>} />
        </Routes>
        <Link to="/elsewhere">떠나기</Link>
      </MemoryRouter>
      <DialogHost />
    </QueryClientProvider>,
  );
}

const openInMeeting = (state: unknown): void => open("/chat/25/report/in-meeting", state, <ReportInMeetingScreen />);
const openOutOfMeeting = (state: unknown): void =>
  open("/meetings/25/report/out-of-meeting", state, <ReportOutOfMeetingScreen />);
const findTextarea = (): Promise<HTMLElement> => screen.findByLabelText("어떤 일이 있었나요?");
const sendButton = (): HTMLElement => screen.getByRole("button", { name: "신고 보내기" });

async function sendAndCloseAlert(): Promise<void> {
  fireEvent.click(sendButton());
  fireEvent.click(await screen.findByRole("button", { name: "확인" }));
}

describe("report screens", () => {
  it("send a report about the chosen member, confirm it and navigate back, also when it expels the member", async () => {
    reportResponse = () => {
      members = [host];
      return json({ id: 31 }, 201);
    };
    openInMeeting({ reportedId: 8, meetingId: 25 });
    fireEvent.change(await findTextarea(), { target: { value: "  욕설을 했어요. " } });
    expect(screen.getByText("매운맛도전님을 신고해요")).toBeDefined();
    fireEvent.click(sendButton());
    const confirm = await screen.findByRole("button", { name: "확인" });
    await act(() => new Promise((done) => setTimeout(done, 10)));
    fireEvent.click(confirm);
    expect(await screen.findByText("다른 화면")).toBeDefined();
    expect(sent).toEqual([
      {
        path: "/reports/on-meeting",
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        body: { reportedId: 8, meetingId: 25, content: "욕설을 했어요." },
      },
    ]);
  });

  it("begin with the message that is reported, shortened so that there is room for more", async () => {
    openInMeeting({ reportedId: 8, quote: "😀".repeat(200) });
    const text = `“${"😀".repeat(150)}…”\n`;
    expect(await findTextarea()).toHaveProperty("value", text);
    fireEvent.change(await findTextarea(), { target: { value: `${text}계속 보내요.` } });
    fireEvent.click(sendButton());
    await waitFor(() => expect(sent[0]).toMatchObject({ body: { reportedId: 8, content: `${text}계속 보내요.` } }));
  });

  it("confirm a report without navigating when the response arrives after the screen was left", async () => {
    reportResponse = () => new Promise((resolve) => (resolveReport = resolve));
    openInMeeting({ reportedId: 8 });
    fireEvent.change(await findTextarea(), { target: { value: "욕설을 했어요." } });
    fireEvent.click(sendButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.click(screen.getByText("떠나기"));
    resolveReport(json({ id: 31 }, 201));
    await screen.findByText("신고를 접수했어요");
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await act(() => new Promise((done) => setTimeout(done, 10)));
    expect(screen.getByText("떠난 뒤의 화면")).toBeDefined();
  });

  it("disable sending while the text is blank, and take 300 characters", async () => {
    openInMeeting({ reportedId: 8 });
    fireEvent.change(await findTextarea(), { target: { value: "  \n " } });
    expect(sendButton().hasAttribute("disabled")).toBe(true);
    fireEvent.change(await findTextarea(), { target: { value: "가".repeat(301) } });
    expect(await findTextarea()).toHaveProperty("value", "가".repeat(300));
  });

  it("report the host when the out-of-meeting screen is opened by its URL", async () => {
    openOutOfMeeting(null);
    fireEvent.change(await findTextarea(), { target: { value: "광고예요." } });
    fireEvent.click(sendButton());
    await waitFor(() => expect(sent[0]).toMatchObject({ path: "/reports/out-of-meeting", body: { reportedId: 7 } }));
  });

  it("keep a text for the person and the message that it is about, until it is sent", async () => {
    await startMemberSession();
    const expectText = async (state: unknown, text: string): Promise<void> => {
      cleanup();
      openInMeeting(state);
      expect(await findTextarea()).toHaveProperty("value", text);
    };
    await expectText({ reportedId: 8 }, "");
    fireEvent.change(await findTextarea(), { target: { value: "욕설을 했어요." } });
    await expectText({ reportedId: 7 }, "");
    await expectText({ reportedId: 8, quote: "나와요" }, "“나와요”\n");
    await expectText({ reportedId: 8 }, "욕설을 했어요.");
    await sendAndCloseAlert();
    await expectText({ reportedId: 8 }, "");
  });

  it("forget a text whose earlier attempt was stored although its response was lost", async () => {
    await startMemberSession();
    reportResponse = () => json({ code: errorCodes.ALREADY_REPORTED, message: "이미 신고한 밥친구예요." }, 409);
    openInMeeting({ reportedId: 8 });
    fireEvent.change(await findTextarea(), { target: { value: "욕설을 했어요." } });
    await sendAndCloseAlert();
    cleanup();
    openInMeeting({ reportedId: 8 });
    expect(await findTextarea()).toHaveProperty("value", "");
  });

  it("show that no member was chosen when the in-meeting screen is opened by its URL", async () => {
    openInMeeting(null);
    expect(await screen.findByText("신고할 밥친구를 찾지 못했어요")).toBeDefined();
  });

  it("keep the idempotency key while the result is unknown, and create another after an error response", async () => {
    reportResponse = () => {
      throw new TypeError("no network");
    };
    openInMeeting({ reportedId: 8 });
    fireEvent.change(await findTextarea(), { target: { value: "욕설을 했어요." } });
    await sendAndCloseAlert();
    reportResponse = () => json({ code: errorCodes.UNAVAILABLE, message: "잠시 뒤 다시 시도해 주세요." }, 503);
    await sendAndCloseAlert();
    reportResponse = () => json({ code: errorCodes.ALREADY_REPORTED, message: "이미 신고한 밥친구예요." }, 409);
    await sendAndCloseAlert();
    await sendAndCloseAlert();
    const [first, second, third, fourth] = sent.map(({ key }) => key);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });
});
