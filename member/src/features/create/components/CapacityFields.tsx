import { limits } from "@babchingu/openapi/limits";
import { AUTO_CONFIRM_MIN } from "@babchingu/openapi";
import type { ReactNode } from "react";
import { FieldError } from "../../../ui/fields/FieldError.tsx";
import { Stepper } from "../../../ui/controls/Stepper.tsx";
import styles from "./create.module.css";
import type { Draft } from "../model/draft.ts";

const { minCapacity, maxCapacity } = limits.CreateMeetingRequest;

interface CapacityFieldsProps {
  draft: Pick<Draft, "minCapacity" | "maxCapacity">;
  error: string | undefined;
  onChange: (fields: Pick<Draft, "minCapacity"> | Pick<Draft, "maxCapacity">) => void;
}

/** The minimum and maximum number of members, the host included; the minimum can't exceed the maximum. */
export function CapacityFields({ draft, error, onChange }: CapacityFieldsProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>몇 명이 만나요?</legend>
      <Stepper
        label="최소 인원"
        unit="명"
        value={draft.minCapacity}
        min={minCapacity.minimum}
        max={draft.maxCapacity}
        onChange={(value) => onChange({ minCapacity: value })}
      />
      <Stepper
        label="최대 인원"
        unit="명"
        value={draft.maxCapacity}
        min={draft.minCapacity}
        max={maxCapacity.maximum}
        onChange={(value) => onChange({ maxCapacity: value })}
      />
      <p className={styles.quiet}>
        나를 포함한 인원이에요. 최소 인원이 모이지 않으면 모임 {AUTO_CONFIRM_MIN}분 전에 끝나요.
      </p>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}
