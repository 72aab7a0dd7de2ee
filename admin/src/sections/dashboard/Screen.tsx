import { limits } from "@babchingu/openapi/limits";
import { Box, Typography } from "@mui/material";
import { Panel } from "../../ui/layout/Panel.tsx";
import { useApiMutation } from "../../ui/feedback/apiActions.ts";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { PasswordBox } from "../../ui/forms/inputs.tsx";
import { securityCodeValidators } from "../../ui/forms/validators.ts";
import { PageHeader } from "../../ui/layout/PageHeader.tsx";
import { formatNumber } from "@babchingu/web/format.ts";
import { DailyFigures } from "./DailyFigures.tsx";
import { changeSecurityCode } from "./calls.ts";

const { minimum, maximum } = limits.SecurityCode;

/** The console's first screen: a greeting, daily figures and the security code (console §2). */
export function Dashboard() {
  return (
    <>
      <PageHeader title="대시보드" />
      <Box sx={{ padding: "4px 20px 40px", display: "grid", gap: "32px" }}>
        <Typography color="textSecondary">
          밥친구 운영자님, 반가워요. 왼쪽 메뉴에서 회원과 모임, 제휴 매장과 쌀알을 살펴보고 관리할 수 있어요.
        </Typography>
        <DailyFigures />
        <Box sx={{ maxWidth: 480 }}>
          <SecurityCodeForm />
        </Box>
      </Box>
    </>
  );
}

function SecurityCodeForm() {
  const { mutate } = useApiMutation(changeSecurityCode, {
    success: "보안 코드를 바꿨어요. 다음 로그인부터 새 코드를 입력해 주세요.",
    failure: "보안 코드를 바꾸지 못했어요.",
  });
  return (
    <Panel
      title="보안 코드 바꾸기"
      hint={`로그인할 때 쓰는 숫자예요. ${formatNumber(minimum)}부터 ${formatNumber(maximum)}까지 쓸 수 있어요.`}
    >
      <ConsoleForm<{ code: string }>
        label="보안 코드 바꾸기"
        defaultValues={{}}
        submitLabel="바꾸기"
        isInline
        skipUnsavedWarning
        onSubmit={({ code }) => mutate({ code: Number(code) })}
      >
        <PasswordBox
          source="code"
          label="새 보안 코드"
          validate={securityCodeValidators}
          isNumeric
          autoComplete="off"
        />
      </ConsoleForm>
    </Panel>
  );
}
