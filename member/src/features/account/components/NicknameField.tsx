import type { ReactNode } from "react";
import { NAME_LENGTH_MAX } from "../model/accountRules.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import type { Nickname } from "../model/useNickname.ts";

interface NicknameFieldProps {
  nickname: Nickname;
  hint?: string;
  /** It can't be changed now; the hint says until when. */
  locked?: boolean;
}

export function NicknameField({
  nickname,
  hint = "나중에 바꿀 수 있어요.",
  locked = false,
}: NicknameFieldProps): ReactNode {
  return (
    <TextField
      label="닉네임"
      value={nickname.name}
      onChange={nickname.setName}
      onBlur={nickname.checkIfNew}
      counter={NAME_LENGTH_MAX}
      autoComplete="nickname"
      placeholder="밥친구들이 부를 이름"
      hint={hint}
      readOnly={locked}
      error={nickname.problem}
      success={locked || nickname.checked === null ? null : "쓸 수 있는 닉네임이에요."}
      suffix={
        locked ? undefined : (
          <Button
            variant="secondary"
            size="small"
            busy={nickname.checking}
            disabled={nickname.checked !== null || nickname.name.trim() === ""}
            onClick={nickname.check}
          >
            중복 확인
          </Button>
        )
      }
    />
  );
}
