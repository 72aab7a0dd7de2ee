// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { closeLeftDialogs, confirm, DialogHost, showAlert } from "./Dialog.tsx";
import { Sheet } from "./Sheet.tsx";
import { pressEscape, setUpDom } from "../../testing/dom.ts";
import { toast, ToastHost } from "./Toast.tsx";

setUpDom();

/** Opens a dialog inside a synchronous `act`: an asynchronous one would wait until the dialog is closed. */
function openDialog<T>(open: () => Promise<T>): Promise<T> {
  const answers: Promise<T>[] = [];
  act(() => void answers.push(open()));
  return Promise.all(answers).then(([answer]) => answer as T);
}

const leaveTexts = { title: "모임에서 나갈까요?", text: "500알은 돌려받지 못해요.", action: "나가기", danger: true };

describe("confirm and showAlert", () => {
  it("shows title, text and both buttons, and resolves to the choice", async () => {
    render(<DialogHost />);
    let answer = openDialog(() => confirm(leaveTexts));
    const dialog = await screen.findByRole("alertdialog", { name: leaveTexts.title });
    expect(dialog.getAttribute("aria-describedby")).toBe(screen.getByText(leaveTexts.text).id);
    fireEvent.click(screen.getByRole("button", { name: "나가기" }));
    expect(await answer).toBe(true);
    expect(screen.queryByRole("alertdialog")).toBeNull();

    answer = openDialog(() => confirm(leaveTexts));
    fireEvent.click(await screen.findByRole("button", { name: "취소" }));
    expect(await answer).toBe(false);
  });

  it("resolves to false on Esc", async () => {
    render(<DialogHost />);
    const answer = openDialog(() => confirm(leaveTexts));
    const dialog = await screen.findByRole("alertdialog");
    act(() => pressEscape(dialog));
    expect(await answer).toBe(false);
  });

  it("closes a question and a message with their page when the member goes back", async () => {
    render(<DialogHost />);
    window.history.pushState(null, "", "/app/meetings/3");
    const answer = openDialog(() => confirm(leaveTexts));
    const message = openDialog(() => showAlert({ title: "알림" }));
    window.history.replaceState(null, "", "/app/meetings");
    act(() => closeLeftDialogs(true));
    expect(await answer).toBe(false);
    await message;
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  it("closes a question, but no message, when the page is redirected", async () => {
    render(<DialogHost />);
    window.history.pushState(null, "", "/app/meetings/3");
    const answer = openDialog(() => confirm(leaveTexts));
    void openDialog(() => showAlert({ title: "탈퇴를 마쳤어요" }));
    window.history.replaceState(null, "", "/app/login");
    act(() => closeLeftDialogs(false));
    expect(await answer).toBe(false);
    await screen.findByRole("alertdialog", { name: "탈퇴를 마쳤어요" });
  });

  it("shows alerts one after the other, each with a single button", async () => {
    render(<DialogHost />);
    const first = openDialog(() => showAlert({ title: "첫째" }));
    const second = openDialog(() => showAlert({ title: "둘째" }));
    await screen.findByRole("alertdialog", { name: "첫째" });
    expect(screen.getAllByRole("button")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
    await first;
    await screen.findByRole("alertdialog", { name: "둘째" });
    fireEvent.click(screen.getByRole("button", { name: "확인" }));
    await second;
  });
});

const sheet = (open: boolean, onClose: () => void): ReactNode => (
  <Sheet open={open} onClose={onClose} title="모임 메뉴">
    <p>내용</p>
  </Sheet>
);

describe("Sheet", () => {
  it("shows its content only when open and calls onClose on button, scrim and Esc", () => {
    const onClose = vi.fn();
    const { rerender } = render(sheet(false, onClose));
    expect(screen.queryByText("내용")).toBeNull();

    rerender(sheet(true, onClose));
    const dialog = screen.getByRole("dialog", { name: "모임 메뉴" });
    fireEvent.click(screen.getByText("내용"));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "닫기" }));
    fireEvent.click(dialog);
    pressEscape(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
    // Only the parent closes the sheet: Esc calls `onClose`.
    expect(dialog.hasAttribute("open")).toBe(true);

    rerender(sheet(false, onClose));
    expect(dialog.hasAttribute("open")).toBe(false);
  });

  it("removes its content after the closing animation", () => {
    vi.useFakeTimers();
    const onClose = vi.fn();
    const { rerender } = render(sheet(true, onClose));
    rerender(sheet(false, onClose));
    expect(screen.queryByText("내용")).not.toBeNull();
    act(() => void vi.advanceTimersByTime(300));
    expect(screen.queryByText("내용")).toBeNull();
  });
});

const pageWithSheet = (open: boolean): ReactNode => (
  <>
    {sheet(open, vi.fn())}
    <DialogHost />
    <ToastHost />
  </>
);
const placeOf = (text: string): Element | null => screen.getByText(text).closest("dialog");
const liveOf = (text: string): string | null | undefined =>
  screen.getByText(text).closest("[aria-live]")?.getAttribute("aria-live");

describe("toast", () => {
  it("announces the message in a live region and removes it after a while", () => {
    vi.useFakeTimers();
    render(<ToastHost />);
    act(() => toast("모임을 만들었어요"));
    expect(screen.getByRole("status").textContent).toBe("모임을 만들었어요");
    act(() => void vi.advanceTimersByTime(5_500));
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("is shown in the topmost sheet or dialog, because what is outside is inert", async () => {
    const { rerender } = render(pageWithSheet(true));
    act(() => toast("차단했어요"));
    expect(placeOf("차단했어요")).toBe(screen.getByRole("dialog"));
    const answer = openDialog(() => confirm(leaveTexts));
    expect(placeOf("차단했어요")).toBe(screen.getByRole("alertdialog"));
    fireEvent.click(screen.getByRole("button", { name: "취소" }));
    await answer;
    await waitFor(() => expect(placeOf("차단했어요")).toBe(screen.getByRole("dialog")));
    rerender(pageWithSheet(false));
    expect(placeOf("차단했어요")).toBeNull();
  });

  it("is announced once, not again where it moves when a sheet opens or closes", () => {
    vi.useFakeTimers();
    const { rerender } = render(pageWithSheet(true));
    act(() => toast("차단했어요"));
    rerender(pageWithSheet(false));
    // The sheet closed before a screen reader could say it.
    expect(liveOf("차단했어요")).toBe("polite");
    act(() => void vi.advanceTimersByTime(500));
    for (const isOpen of [true, false]) {
      rerender(pageWithSheet(isOpen));
      expect(liveOf("차단했어요")).toBe("off");
    }
    act(() => toast("출석 체크를 했어요"));
    expect(liveOf("출석 체크를 했어요")).toBe("polite");
  });

  it("leaves a newer message where the timer of an older one could not be cleared", () => {
    vi.useFakeTimers();
    // As when a browser test replaces the page's clock while a message is shown.
    const clear = vi.spyOn(globalThis, "clearTimeout").mockReturnValue();
    render(<ToastHost />);
    act(() => toast("출석 체크를 했어요"));
    act(() => void vi.advanceTimersByTime(4_900));
    act(() => toast("매너 평가를 마쳤어요"));
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.getByRole("status").textContent).toBe("매너 평가를 마쳤어요");
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.getByRole("status").textContent).toBe("");
    clear.mockRestore();
  });
});
