import { call, describeFailure } from "@babchingu/openapi";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api/api.ts";
import { nameProblem, sameNameProblem } from "../lib/accountRules.ts";

export interface Nickname {
  /** As typed; `checked` is what to send. */
  name: string;
  setName: (name: string) => void;
  check: () => void;
  checking: boolean;
  /** The trimmed name that the server called free, as long as it hasn't been edited since. */
  checked: string | null;
  /** What is wrong with it, or null. */
  problem: string | null;
}

/**
 * A nickname with its duplicate check; every edit takes the check back (member-app §4).
 * @param current the name of a member who changes it; the new one must differ
 * @param initial what stands in the field at first: the current one, or a suggestion
 */
export function useNickname(current = "", initial = current): Nickname {
  const [name, setName] = useState(initial);
  const [checked, setChecked] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const checking = useMutation({
    mutationFn: (wanted: string) =>
      call(api.GET("/auth/check-name-duplicated", { params: { query: { name: wanted } } })),
    // Both are about the name that was asked for; by now another may stand in the field.
    onSuccess: ({ duplicated }, wanted) => {
      if (wanted !== name.trim()) return;
      setChecked(duplicated ? null : wanted);
      setProblem(duplicated ? "이미 쓰고 있는 닉네임이에요." : null);
    },
    onError: (error, wanted) => {
      if (wanted === name.trim()) setProblem(describeFailure(error));
    },
  });

  return {
    name,
    problem,
    checking: checking.isPending,
    checked: checked !== null && checked === name.trim() ? checked : null,
    setName: (text) => {
      setName(text);
      setChecked(null);
      // A long name is called too long at once; an empty one is only just being typed.
      setProblem(text.trim() === "" ? null : nameProblem(text));
    },
    check: () => {
      const found = nameProblem(name) ?? sameNameProblem(name, current);
      setProblem(found);
      if (found === null) checking.mutate(name.trim());
    },
  };
}
