import type { ReactNode } from "react";
import { type Filter, FILTERS, toggled } from "../model/listFilter.ts";
import styles from "./lists.module.css";

const labels: Record<Filter, string> = {
  today: "오늘",
  lunch: "점심",
  dinner: "저녁",
  partner: "제휴 매장",
  direct: "승인 없이",
};

interface FilterBarProps {
  filters: readonly Filter[];
  onChange: (filters: Filter[]) => void;
}

/** Toggles that narrow the list, in one row that scrolls sideways where it is too long. */
export function FilterBar({ filters, onChange }: FilterBarProps): ReactNode {
  return (
    <fieldset aria-label="모임 조건" className={styles.filters}>
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filters.includes(filter)}
          onClick={() => onChange(toggled(filters, filter))}
        >
          {labels[filter]}
        </button>
      ))}
    </fieldset>
  );
}
