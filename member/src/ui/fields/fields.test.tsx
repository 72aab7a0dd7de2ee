// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
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

  it("shows and hides a password, whose limit password managers can read", () => {
    render(
      <PasswordField label="비밀번호" autoComplete="current-password" value="secret" onChange={noop} maxLength={16} />,
    );
    const input = screen.getByLabelText("비밀번호");
    expect(input.getAttribute("type")).toBe("password");
    expect(input.getAttribute("maxlength")).toBe("16");
    fireEvent.click(screen.getByRole("button", { name: "비밀번호 보기" }));
    expect(input.getAttribute("type")).toBe("text");
  });
});

function Introduction(): ReactNode {
  const [text, setText] = useState("안녕🍚");
  return <TextArea label="소개" maxLength={5} value={text} onChange={setText} />;
}

function Title(): ReactNode {
  const [text, setText] = useState("안녕🍚");
  return <TextField label="소개" maxLength={5} counter value={text} onChange={setText} />;
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>("소개");
const input = (value: string, caret = value.length, isComposing = false): void =>
  void fireEvent.input(area(), { target: { value, selectionStart: caret, selectionEnd: caret }, isComposing });

describe.each([
  ["TextArea", Introduction],
  ["TextField", Title],
])("the length of a %s", (_, Subject) => {
  it("is counted in characters, as the contract does", () => {
    render(<Subject />);
    expect(screen.getByText("3/5")).toBeDefined();
    input("🍚🍚🍚🍚🍚");
    expect(screen.getByText("5/5")).toBeDefined();
  });

  it("is kept by cutting what was typed or pasted, not what was there, nor an emoji in half", () => {
    render(<Subject />);
    input("안녕🍚🍚🍚🍚");
    expect(area().value).toBe("안녕🍚🍚🍚");
    input("안국밥녕🍚🍚🍚", 3);
    expect([area().value, area().selectionStart]).toEqual(["안녕🍚🍚🍚", 1]);
  });

  it("is kept when the composition of a syllable ends, which a change before would end too early", () => {
    render(<Subject />);
    input("안녕🍚국밥ㅇ", undefined, true);
    expect(area().value).toBe("안녕🍚국밥ㅇ");
    fireEvent.compositionEnd(area());
    expect(area().value).toBe("안녕🍚국밥");
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
