import { describeFailure } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { PHONE_LENGTH, phoneProblem } from "../model/accountRules.ts";
import { phoneDigits } from "../../../lib/digits.ts";
import { paths } from "../../../paths.ts";
import { Button, LinkButton } from "../../../ui/controls/Button.tsx";
import { showAlert } from "../../../ui/overlays/Dialog.tsx";
import { PasswordField } from "../../../ui/fields/PasswordField.tsx";
import { Screen } from "../../../ui/layout/Screen.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import styles from "../components/account.module.css";
import { KakaoButton } from "../components/KakaoButton.tsx";
import { logIn } from "../model/logIn.ts";
import type { GuestReason, SessionState } from "../../../session/types.ts";
import { useSession } from "../../../session/session.ts";

/** Why the session ended that brought the member here (D57). */
const ENDS: Partial<Record<GuestReason, string>> = {
  expired: "로그인이 만료됐어요. 다시 로그인하면 쓰던 화면으로 돌아가요.",
  revoked:
    "안전을 위해 로그아웃됐어요. 비밀번호나 번호를 바꾸거나 여러 기기에서 로그인하면 그럴 수 있어요. 다시 로그인하면 쓰던 화면으로 돌아가요.",
  banned: "계정 이용이 정지돼서 로그아웃됐어요. 로그인하면 자세한 안내를 볼 수 있어요.",
  otherTabSignedOut: "다른 탭에서 로그아웃했어요.",
};

const endOf = (session: SessionState): string | undefined =>
  session.kind === "guest" ? ENDS[session.reason] : undefined;

export function LoginScreen(): ReactNode {
  const ended = endOf(useSession());
  const [phone, setPhone] = useState("");
  const [password, setPassword] = useState("");
  const [problems, setProblems] = useState<{ phone?: string | null; password?: string | null }>({});
  const login = useMutation({
    mutationFn: () => logIn(phone, password),
    onError: (error) => void showAlert({ text: describeFailure(error) }),
  });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const errors = { phone: phoneProblem(phone), password: password === "" ? "비밀번호를 입력해 주세요." : null };
    setProblems(errors);
    if (errors.phone === null && errors.password === null && !login.isPending) login.mutate();
  };

  return (
    <Screen title="로그인" backTo={paths.landing}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 className={styles.greeting}>다시 만나서 반가워요</h2>
        {ended !== undefined && <output className={styles.ended}>{ended}</output>}
        <TextField
          label="휴대폰 번호"
          value={phone}
          onChange={(text) => {
            setPhone(phoneDigits(text, PHONE_LENGTH));
            setProblems({ ...problems, phone: null });
          }}
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          placeholder="01012345678"
          error={problems.phone}
        />
        <PasswordField
          label="비밀번호"
          value={password}
          onChange={(text) => {
            setPassword(text);
            setProblems({ ...problems, password: null });
          }}
          maxLength={limits.LoginRequest.password.maxLength}
          autoComplete="current-password"
          error={problems.password}
        />
        <Button type="submit" wide busy={login.isPending}>
          로그인
        </Button>
        <KakaoButton />
        <p className={styles.aside}>
          <LinkButton to={paths.passwordReset} variant="text" size="small">
            비밀번호를 잊었어요
          </LinkButton>
          <LinkButton to={paths.signup} variant="text" size="small">
            가입하기
          </LinkButton>
        </p>
      </form>
    </Screen>
  );
}
