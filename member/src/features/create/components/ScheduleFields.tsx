import { seoulDate } from "@babchingu/openapi";
import { type ReactNode, useId } from "react";
import { parseTime } from "../../../lib/seoulTime.ts";
import { formatClockTime } from "../../../lib/formatTime.ts";
import { formatDay, formatShortDate } from "../../../lib/formatSchedule.ts";
import { RadioGroup } from "../../../ui/controls/RadioGroup.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { CalendarIcon, ClockIcon } from "../../../ui/icons/lazyIcons.tsx";
import { FieldError } from "../../../ui/fields/FieldError.tsx";
import { Sheet } from "../../../ui/overlays/Sheet.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { useSheetInUrl } from "../../../ui/overlays/useSheetInUrl.ts";
import { Calendar } from "./Calendar.tsx";
import { formatTimeOfDay, HOURS, MINUTES, type TimeOfDay, parseTimeOfDay } from "../model/timeOfDay.ts";
import styles from "./create.module.css";
import { PickerButton } from "./PickerButton.tsx";
import { lastSelectableDay } from "../model/rules.ts";

interface ScheduleFieldsProps {
  /** `2026-03-01T18:30` */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Day and time of the meeting, each in a sheet of its own. */
export function ScheduleFields({ value, error, onChange }: ScheduleFieldsProps): ReactNode {
  const daySheet = useSheetInUrl("day");
  const timeSheet = useSheetInUrl("time");
  const errorId = useId();
  const now = new Date(useNow());
  const time = parseTime(value);
  const [day = "", timeOfDay = ""] = value.split("T");
  const relativeDay = time && formatDay(time, now);
  const date = time && formatShortDate(time, now);

  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>언제 만나요?</legend>
      <div className={styles.pair}>
        <PickerButton
          label={relativeDay && relativeDay !== date ? `날짜 · ${relativeDay}` : "날짜"}
          icon={<CalendarIcon size={20} />}
          text={date ?? "날짜 고르기"}
          invalid={Boolean(error)}
          onClick={daySheet.show}
        />
        <PickerButton
          label="시간"
          icon={<ClockIcon size={20} />}
          text={time ? formatClockTime(time) : "시간 고르기"}
          invalid={Boolean(error)}
          onClick={timeSheet.show}
        />
      </div>
      <FieldError id={errorId}>{error}</FieldError>
      <Sheet open={daySheet.open} onClose={daySheet.hide} title="날짜 고르기">
        <Calendar
          value={day}
          from={seoulDate(now)}
          to={lastSelectableDay(now)}
          onChoose={(chosen) => {
            onChange(`${chosen}T${timeOfDay}`);
            daySheet.hide();
          }}
        />
      </Sheet>
      <Sheet
        open={timeSheet.open}
        onClose={timeSheet.hide}
        title="시간 고르기"
        actions={
          <Button wide onClick={timeSheet.hide}>
            {time ? `${formatClockTime(time)}에 만나기` : "고르기"}
          </Button>
        }
      >
        <TimePicker
          value={parseTimeOfDay(timeOfDay)}
          onChange={(chosen) => onChange(`${day}T${formatTimeOfDay(chosen)}`)}
        />
      </Sheet>
    </fieldset>
  );
}

interface TimePickerProps {
  value: TimeOfDay;
  onChange: (value: TimeOfDay) => void;
}

function TimePicker({ value, onChange }: TimePickerProps): ReactNode {
  return (
    <div className={styles.timePicker}>
      <RadioGroup
        legend="오전 또는 오후"
        legendHidden
        options={[
          { value: "am", label: "오전" },
          { value: "pm", label: "오후" },
        ]}
        value={value.period}
        onChange={(period) => onChange({ ...value, period })}
      />
      <div className={styles.hours}>
        <RadioGroup
          legend="시"
          variant="chips"
          options={HOURS.map((hour) => ({ value: String(hour), label: `${hour}시` }))}
          value={String(value.hour)}
          onChange={(hour) => onChange({ ...value, hour: Number(hour) })}
        />
      </div>
      <div className={styles.minutes}>
        <RadioGroup
          legend="분"
          variant="chips"
          options={MINUTES.map((minute) => ({ value: String(minute), label: `${minute}분` }))}
          value={String(value.minute)}
          onChange={(minute) => onChange({ ...value, minute: Number(minute) })}
        />
      </div>
    </div>
  );
}
