import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { CODE_LENGTH, PHONE_LENGTH } from "../model/accountRules.ts";
import { digitsOnly, phoneDigits } from "../../../lib/digits.ts";
import { formatCountdown } from "../../../lib/formatTime.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { CheckIcon } from "../../../ui/icons/lazyIcons.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import styles from "./forms.module.css";
import type { PhoneVerification } from "../model/usePhoneVerification.ts";

interface PhoneVerificationFieldsProps {
  verification: PhoneVerification;
  phoneHint?: string;
}

/** The two fields of a phone verification: the number with its send button, then the code with its countdown. */
export function PhoneVerificationFields({ verification, phoneHint }: PhoneVerificationFieldsProps): ReactNode {
  const { phone, verified, sentAt, isUnanswered, sending, verifying, resendLeftMs, problem } = verification;
  const mustWait = resendLeftMs > 0;
  return (
    <div className={styles.group}>
      <TextField
        label="휴대폰 번호"
        value={phone}
        onChange={(text) => verification.setPhone(phoneDigits(text, PHONE_LENGTH))}
        {...onEnter(() => !verified && !sending && !mustWait && verification.send())}
        // Locked while a request about this number is pending.
        readOnly={verified || sending || verifying}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="01012345678"
        hint={verified ? undefined : phoneHint}
        error={problem?.field === "phone" ? problem.text : null}
        success={verified ? "휴대폰을 인증했어요." : null}
        suffix={
          verified ? (
            <CheckIcon className={styles.good} />
          ) : (
            <Button variant="secondary" size="small" busy={sending} disabled={mustWait} onClick={verification.send}>
              {sendLabel(sentAt !== null && !isUnanswered, resendLeftMs)}
            </Button>
          )
        }
      />
      {sentAt !== null && !verified && <CodeField verification={verification} />}
    </div>
  );
}

/** Enter presses the field's button instead of submitting the form. */
function onEnter(press: () => void): { onKeyDown: (event: KeyboardEvent) => void } {
  return {
    onKeyDown: (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      press();
    },
  };
}

function sendLabel(isResend: boolean, resendLeftMs: number): string {
  if (!isResend) return "인증번호 받기";
  return resendLeftMs > 0 ? `${Math.ceil(resendLeftMs / 1000)}초 뒤 받기` : "다시 받기";
}

function CodeField({ verification }: { verification: PhoneVerification }): ReactNode {
  const { code, codeLeftMs, verifying, problem } = verification;
  const input = useRef<HTMLInputElement>(null);
  const expired = codeLeftMs === 0;
  useEffect(() => input.current?.focus(), []);

  return (
    <TextField
      ref={input}
      {...onEnter(() => !verifying && !expired && verification.check())}
      label="인증번호"
      value={code}
      onChange={(text) => verification.setCode(digitsOnly(text, CODE_LENGTH))}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={`${CODE_LENGTH}자리 숫자`}
      hint="문자로 보낸 인증번호를 입력해 주세요."
      error={
        problem?.field === "code" ? problem.text : expired ? "시간이 지났어요. 인증번호를 다시 받아 주세요." : null
      }
      suffix={
        <>
          <span className={styles.clock} aria-label="남은 시간" role="timer">
            {formatCountdown(codeLeftMs)}
          </span>
          <Button
            variant="secondary"
            size="small"
            busy={verifying}
            disabled={expired || code === ""}
            aria-label="인증번호 확인"
            onClick={verification.check}
          >
            확인
          </Button>
        </>
      }
    />
  );
}
