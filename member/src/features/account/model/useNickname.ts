import * as errorCodes from "@babchingu/openapi/error-codes";
import { ApiError, call, describeFailure, normalizeNickname } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/api.ts";
import { useKeptState } from "../../../session/useKeptState.ts";
import { nameProblem, sameNameProblem } from "./accountRules.ts";

export interface Nickname {
  /** As typed; `checked` is the value to send. */
  name: string;
  setName: (name: string) => void;
  check: () => void;
  /** Checks a name that can be had, when the field is left. */
  checkIfNew: () => void;
  checking: boolean;
  /** The stored form of the name, if it passed the duplicate check; null after an edit. */
  checked: string | null;
  problem: string | null;
  /** Invalidates the check of the name that was sent, when the error says that it was taken meanwhile. */
  catchTaken: (error: unknown, sentName: string) => void;
  /** Removes what is stored of the field, once it was sent. */
  forget: () => void;
}

const TAKEN = "이미 쓰고 있는 닉네임이에요.";

/** The server's message at the field, for names that nobody may have (D68), or else why the check failed. */
function failureText(error: unknown): string {
  return (error instanceof ApiError ? error.field("name") : undefined) ?? describeFailure(error);
}

/**
 * A nickname with its duplicate check; every edit invalidates the check (member §4).
 * @param current the name of a member who changes it; the new one must differ
 * @param initial the first value of the field: the current name, or a suggestion
 */
export function useNickname(current = "", initial = current): Nickname {
  const [name, setName, forget] = useKeptState("name", () => initial);
  const stored = normalizeNickname(name);
  const [checked, setChecked] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const checking = useMutation({
    mutationFn: (checkedName: string) =>
      call(api.GET("/auth/check-name-duplicated", { params: { query: { name: checkedName } } })),
    // The response is about the name that was sent; the field may have another by now.
    onSuccess: ({ duplicated }, checkedName) => {
      if (checkedName !== stored) return;
      setChecked(duplicated ? null : checkedName);
      setProblem(duplicated ? TAKEN : null);
    },
    onError: (error, checkedName) => {
      if (checkedName === stored) setProblem(failureText(error));
    },
  });

  const check = (): void => {
    const error = nameProblem(name) ?? sameNameProblem(name, current);
    setProblem(error);
    if (error !== null) return;
    setName(stored);
    checking.mutate(stored);
  };
  const isNew = !["", current, checked].includes(stored);

  return {
    name,
    forget,
    problem,
    checking: checking.isPending,
    checked: checked === stored ? checked : null,
    setName: (text) => {
      setName(text);
      setChecked(null);
      // A name that is too long is an error at once; an empty one is still being typed.
      setProblem(text.trim() === "" ? null : nameProblem(text));
    },
    catchTaken: (error, sentName) => {
      if (!(error instanceof ApiError && error.code === errorCodes.NAME_TAKEN) || sentName !== stored) return;
      setChecked(null);
      setProblem(TAKEN);
    },
    check,
    checkIfNew: () => {
      if (isNew && problem === null && !checking.isPending) check();
    },
  };
}
