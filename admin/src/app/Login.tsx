import { describeFailure, NetworkError } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { Box, Typography } from "@mui/material";
import { useLogin, useNotify } from "react-admin";
import { NotAnOperator } from "../authProvider.ts";
import { ConsoleForm } from "../ui/forms/ConsoleForm.tsx";
import { PasswordBox, TextBox } from "../ui/forms/inputs.tsx";
import { required, securityCodeValidators } from "../ui/forms/validators.ts";
import { Brand } from "../ui/layout/Brand.tsx";

interface LoginValues {
  name: string;
  password1: string;
  password2: string;
  code: string;
}

const bounds = limits.AdminLoginRequest;
const WRONG_CREDENTIALS = "입력한 정보가 올바르지 않아요.";
const TOO_MANY_REQUESTS = 429;

/** The same message whichever field is wrong, so that it reveals nothing about the other fields. */
function loginFailure(error: unknown): string {
  if (error instanceof NotAnOperator) return WRONG_CREDENTIALS;
  const status = (error as { status?: number }).status ?? 0;
  const isWrong = status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
  return isWrong && !(error instanceof NetworkError) ? WRONG_CREDENTIALS : describeFailure(error);
}

export function Login() {
  const login = useLogin();
  const notify = useNotify();
  const submit = async ({ code, ...credentials }: LoginValues) => {
    try {
      await login({ ...credentials, code: Number(code) });
      notify("로그인했어요.", { type: "success" });
    } catch (error) {
      // oxlint-disable-next-line no-console -- console §8 asks for every failed call in the console.
      console.error("The login failed.", error);
      notify(loginFailure(error), { type: "error", autoHideDuration: 6000 });
    }
    return undefined;
  };
  return (
    <Box component="main" sx={{ minHeight: "100vh", display: "grid", placeItems: "center", padding: "20px" }}>
      <title>로그인 · 밥친구 운영자</title>
      <Box
        sx={({ palette }) => ({
          width: "100%",
          maxWidth: 360,
          padding: "28px 28px 32px",
          borderRadius: "16px",
          backgroundColor: palette.background.paper,
          border: `1px solid ${palette.hairline}`,
        })}
      >
        <Brand />
        <Typography variant="h1" sx={{ marginTop: "20px", marginBottom: "20px" }}>
          운영자 로그인
        </Typography>
        <ConsoleForm<LoginValues>
          label="운영자 로그인"
          defaultValues={{}}
          submitLabel="로그인"
          isWide
          skipUnsavedWarning
          onSubmit={submit}
        >
          <TextBox
            source="name"
            label="아이디"
            validate={required("아이디를 입력해 주세요.")}
            lengthMax={bounds.name.maxLength}
            autoComplete="username"
          />
          <PasswordBox
            source="password1"
            label="첫 번째 비밀번호"
            validate={required("첫 번째 비밀번호를 입력해 주세요.")}
            lengthMax={bounds.password1.maxLength}
            autoComplete="current-password"
          />
          <PasswordBox
            source="password2"
            label="두 번째 비밀번호"
            validate={required("두 번째 비밀번호를 입력해 주세요.")}
            lengthMax={bounds.password2.maxLength}
            autoComplete="off"
          />
          <PasswordBox source="code" label="보안 코드" validate={securityCodeValidators} isNumeric autoComplete="off" />
        </ConsoleForm>
      </Box>
    </Box>
  );
}
