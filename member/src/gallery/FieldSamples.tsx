import { limits } from "@babchingu/openapi/limits";
import { type ReactNode, useState } from "react";
import { phoneDigits } from "../lib/digits.ts";
import { Button } from "../ui/controls/Button.tsx";
import { SearchIcon } from "../ui/icons/icons.tsx";
import { PasswordField } from "../ui/fields/PasswordField.tsx";
import { TextArea } from "../ui/fields/TextArea.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import { Sample } from "./Sample.tsx";

const PHONE_LENGTH = limits.Phone.maxLength;
const NAME_LENGTH_MAX = limits.Name.maxLength;

/** Fields with hints, errors, counters, prefixes and suffixes. */
export function FieldSamples(): ReactNode {
  const [phone, setPhone] = useState("01012345678");
  const [text, setText] = useState("");
  const [title, setTitle] = useState("국밥요정");
  return (
    <Sample name="Fields">
      <TextField
        label="휴대폰 번호"
        hint="숫자만 입력해 주세요"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="01012345678"
        value={phone}
        onChange={(value) => setPhone(phoneDigits(value, PHONE_LENGTH))}
        suffix={
          <Button size="small" variant="secondary">
            인증번호 받기
          </Button>
        }
      />
      <TextField
        label="인증번호"
        inputMode="numeric"
        value="12"
        onChange={setText}
        error="인증번호 6자리를 입력해 주세요"
        suffix={<span className="tabular">02:41</span>}
      />
      <TextField label="인증한 번호" value="01012345678" readOnly onChange={setPhone} success="인증했어요" />
      <TextField
        label="닉네임"
        maxLength={NAME_LENGTH_MAX}
        counter
        value={title}
        onChange={setTitle}
        success="쓸 수 있는 닉네임이에요"
      />
      <PasswordField label="비밀번호" autoComplete="current-password" value="babchingu" onChange={setText} />
      <TextField
        label="검색"
        labelHidden
        type="search"
        placeholder="모임이나 가게 이름"
        prefix={<SearchIcon size={20} />}
        value={text}
        onChange={setText}
      />
      <TextArea
        label="소개"
        hint="어떤 분위기의 모임인지 알려 주세요"
        placeholder="편하게 먹고 헤어져요"
        maxLength={300}
        value={text}
        onChange={setText}
      />
      <TextField label="바꿀 수 없는 값" disabled value="확정된 모임이에요" onChange={setText} />
    </Sample>
  );
}
