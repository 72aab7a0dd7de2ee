import { limits } from "@babchingu/openapi/limits";
import { MemberStatusLabels } from "@babchingu/openapi/enums";
import type { AdminMember } from "@babchingu/openapi/types";
import { Box, Typography } from "@mui/material";
import { useState } from "react";
import { useGetOne } from "react-admin";
import { useWatch } from "react-hook-form";
import { statusOf } from "../../dataProvider/errors.ts";
import { IntegerBox } from "../../ui/forms/inputs.tsx";
import { memberIdValidators } from "../../ui/forms/validators.ts";
import { parseId } from "../../ui/url.ts";

/** A member's number, and the member's name once the field is left: every look-up is recorded (D61), so not while typing. */
export function MemberIdInput() {
  const value = String((useWatch({ name: "memberId" }) as string | number | undefined) ?? "").trim();
  const [leftValue, setLeftValue] = useState(value);
  const id = value === leftValue ? parseId(value) : null;
  return (
    <Box onBlur={() => setLeftValue(value)}>
      <IntegerBox source="memberId" label="회원 번호" minimum={limits.Id.minimum} validate={memberIdValidators} />
      {id === null ? null : <MemberName id={id} />}
    </Box>
  );
}

function MemberName({ id }: { id: number }) {
  const { data, error } = useGetOne<AdminMember>("members", { id }, { retry: false });
  if (statusOf(error) === 404) {
    return (
      <Typography component="output" variant="body2" color="error">
        {memberNotFound(id)}
      </Typography>
    );
  }
  return data ? (
    <Typography component="output" variant="body2">
      {data.name} · {MemberStatusLabels[data.status] ?? data.status}
    </Typography>
  ) : null;
}

export function memberNotFound(id: number): string {
  return `회원 ${id}번을 찾을 수 없어요.`;
}
