import { type FormEvent, useState } from "react";
import { type Days, findUnfinishedDay } from "./filterValues.ts";
import type { FilterFormProps } from "./ListPage.tsx";

/** An invalid field of a list's own filters. */
export interface FilterError<Values> {
  field: keyof Values;
  message: string;
}

interface Filters<Values> {
  toFormValues: (filters: Readonly<Record<string, string>>) => Values;
  toFilters: (values: Values) => Record<string, string>;
  validate: (values: Values, current: FilterFormProps["current"]) => FilterError<Values> | null;
}

/** The state of a form with a list's own filters; the first invalid field is shown, and then nothing is filtered. */
export function useFilterForm<Values extends Days & Record<keyof Values, string>>(
  { current, onFilter }: FilterFormProps,
  { toFormValues, toFilters, validate }: Filters<Values>,
) {
  const [values, setValues] = useState(() => toFormValues(current));
  const [error, setError] = useState<FilterError<Values> | null>(null);
  const [shown, setShown] = useState(current);
  // Other filters in the URL replace the input without moving the focus.
  if (JSON.stringify(shown) !== JSON.stringify(current)) {
    setShown(current);
    setValues(toFormValues(current));
    setError(null);
  }
  return {
    /** The properties of FilterBar. */
    bar: {
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const invalid = findUnfinishedDay(event.currentTarget) ?? validate(values, current);
        setError(invalid);
        if (!invalid) onFilter(toFilters(values));
      },
      onShowAll: () => {
        setValues(toFormValues({}));
        setError(null);
        onFilter({});
      },
    },
    /** The properties of a field's input. */
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
      error: error?.field === name,
      helperText: error?.field === name ? error.message : null,
    }),
  };
}
