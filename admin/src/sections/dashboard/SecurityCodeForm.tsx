import { limits } from "@babchingu/openapi/limits";
import { formatNumber } from "@babchingu/web/format.ts";
import { useApiMutation } from "../../ui/feedback/apiActions.ts";
import { ConsoleForm } from "../../ui/forms/ConsoleForm.tsx";
import { PasswordBox } from "../../ui/forms/inputs.tsx";
import { currentCodeValidators, newCodeValidators, repeatedCodeValidators } from "../../ui/forms/validators.ts";
import { Panel } from "../../ui/layout/Panel.tsx";
import { changeSecurityCode } from "./calls.ts";

const { minimum, maximum } = limits.SecurityCode;

interface Values {
  currentCode: string;
  newCode: string;
  repeatedCode: string;
}

const fields = [
  { source: "currentCode", label: "현재 보안 코드", validate: currentCodeValidators },
  { source: "newCode", label: "새 보안 코드", validate: newCodeValidators },
  { source: "repeatedCode", label: "새 보안 코드 확인", validate: repeatedCodeValidators },
];

/** Changes the operator's own security code: the present one, and the new one twice (D62). */
export function SecurityCodeForm() {
  const { mutate } = useApiMutation(changeSecurityCode, {
    success: "보안 코드를 바꿨어요. 다음 로그인부터 새 코드를 입력해 주세요.",
    failure: "보안 코드를 바꾸지 못했어요.",
  });
  return (
    <Panel
      title="보안 코드 바꾸기"
      hint={`로그인할 때 쓰는 숫자예요. ${formatNumber(minimum)}부터 ${formatNumber(maximum)}까지 쓸 수 있어요.`}
    >
      <ConsoleForm<Values>
        label="보안 코드 바꾸기"
        defaultValues={{}}
        submitLabel="바꾸기"
        skipUnsavedWarning
        onSubmit={({ currentCode, newCode }) => mutate({ currentCode: Number(currentCode), newCode: Number(newCode) })}
      >
        {fields.map((field) => (
          <PasswordBox key={field.source} {...field} isNumeric autoComplete="off" />
        ))}
      </ConsoleForm>
    </Panel>
  );
}
