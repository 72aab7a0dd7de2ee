// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../controls/Button.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { Stepper } from "../controls/Stepper.tsx";
import { setUpDom } from "../../testing/dom.ts";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

setUpDom();

const noop = (): void => {};

describe("TextField", () => {
  it("connects the input with its label and hint", () => {
    render(<TextField label="닉네임" hint="10자까지 쓸 수 있어요" value="" onChange={noop} />);
    const input = screen.getByLabelText("닉네임");
    const message = document.getElementById(input.getAttribute("aria-describedby") ?? "");
    expect(message?.textContent).toBe("10자까지 쓸 수 있어요");
    expect(input.getAttribute("aria-invalid")).toBeNull();
  });

  it("replaces the hint by the error and marks the value as invalid", () => {
    render(<TextField label="닉네임" hint="10자까지" error="이미 쓰고 있는 닉네임이에요" value="밥" onChange={noop} />);
    const input = screen.getByLabelText("닉네임");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.queryByText("10자까지")).toBeNull();
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "이미 쓰고 있는 닉네임이에요",
    );
  });

  it("calls `onChange` with the text and counts it", () => {
    const onChange = vi.fn();
    render(<TextField label="제목" counter maxLength={20} value="국밥" onChange={onChange} />);
    fireEvent.change(screen.getByLabelText("제목"), { target: { value: "국밥 모임" } });
    expect(onChange).toHaveBeenCalledWith("국밥 모임");
    expect(screen.getByText("2/20")).toBeDefined();
  });

  it("shows and hides a password", () => {
    render(<PasswordField label="비밀번호" autoComplete="current-password" value="secret" onChange={noop} />);
    const input = screen.getByLabelText("비밀번호");
    expect(input.getAttribute("type")).toBe("password");
    fireEvent.click(screen.getByRole("button", { name: "비밀번호 보기" }));
    expect(input.getAttribute("type")).toBe("text");
  });
});

describe("TextArea", () => {
  it("counts the characters and limits their number", () => {
    render(<TextArea label="소개" maxLength={100} value="안녕하세요" onChange={noop} />);
    expect(screen.getByLabelText("소개").getAttribute("maxlength")).toBe("100");
    expect(screen.getByText("5/100")).toBeDefined();
  });
});

describe("Stepper", () => {
  it("never leaves its bounds", () => {
    const onChange = vi.fn();
    render(<Stepper label="최대 인원" value={2} min={2} max={3} onChange={onChange} />);
    expect(screen.getByRole("button", { name: "최대 인원 줄이기" })).toHaveProperty("disabled", true);
    fireEvent.click(screen.getByRole("button", { name: "최대 인원 늘리기" }));
    expect(onChange).toHaveBeenCalledWith(3);
  });
});

describe("Button", () => {
  it("ignores a press while busy, and keeps the focus", () => {
    const onClick = vi.fn();
    render(
      <Button busy onClick={onClick}>
        참여하기
      </Button>,
    );
    const button = screen.getByRole("button");
    button.focus();
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
  });
});
