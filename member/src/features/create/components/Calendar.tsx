import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import { BackIcon, NextIcon } from "../../../ui/icons/icons.tsx";
import { WEEKDAYS } from "../../../lib/seoulTime.ts";
import { addDays, addMonths, monthIndex, monthOf, weeksOf } from "../model/calendar.ts";
import styles from "./create.module.css";

interface CalendarProps {
  /** `2026-03-01` */
  value: string;
  /** First and last day that can be chosen. */
  from: string;
  to: string;
  onChoose: (day: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month to choose a day from. One tab stop; arrow keys move by days and weeks, also across months. */
export function Calendar({ value, from, to, onChoose }: CalendarProps): ReactNode {
  const [focused, setFocused] = useState(clamp(value, from, to));
  const [month, setMonth] = useState(() => monthOf(clamp(value, from, to)));
  const focusedCell = useRef<HTMLButtonElement>(null);

  function changeMonth(by: number): void {
    const next = addMonths(month, by);
    setMonth(next);
    const first = weeksOf(next)
      .flat()
      .find((day) => day !== null && day >= from && day <= to);
    if (first) setFocused(first);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = clamp(addDays(focused, step), from, to);
    // The day may be in a month that isn't rendered yet.
    flushSync(() => {
      setFocused(next);
      setMonth(monthOf(next));
    });
    focusedCell.current?.focus();
  }

  return (
    <div>
      <div className={styles.monthBar}>
        <IconButton
          aria-label="이전 달"
          disabled={monthIndex(month) <= monthIndex(monthOf(from))}
          onClick={() => changeMonth(-1)}
        >
          <BackIcon size={20} />
        </IconButton>
        <p className={styles.monthName} aria-live="polite">
          {month.year}년 {month.month}월
        </p>
        <IconButton
          aria-label="다음 달"
          disabled={monthIndex(month) >= monthIndex(monthOf(to))}
          onClick={() => changeMonth(1)}
        >
          <NextIcon size={20} />
        </IconButton>
      </div>
      <table className={styles.calendar}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={`${name}요일`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={WEEKDAYS[index]}>
                  {day !== null && (
                    <button
                      ref={day === focused ? focusedCell : null}
                      type="button"
                      className={styles.day}
                      tabIndex={day === focused ? 0 : -1}
                      aria-pressed={day === value}
                      data-today={day === from || undefined}
                      disabled={day < from || day > to}
                      onKeyDown={onKeyDown}
                      onClick={() => onChoose(day)}
                    >
                      <span className="visually-hidden">{Number(day.slice(5, 7))}월 </span>
                      {Number(day.slice(8))}
                      <span className="visually-hidden">일 {WEEKDAYS[index]}요일</span>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function clamp(day: string, from: string, to: string): string {
  if (day < from) return from;
  return day > to ? to : day;
}
