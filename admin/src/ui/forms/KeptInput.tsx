import { Alert, Button } from "@mui/material";
import { useEffect, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { session } from "../../session.ts";
import { type Draft, keepDraft, readDraft, removeDraft } from "../../tabState.ts";

/** The name of a form's draft: two forms of a screen, and a screen with two addresses, have each their own. */
export function useDraftName(label: string): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search} ${label}`;
}

/** What was typed before a refresh or a log-in; null without, or with `skip`. Read once. */
export function useKeptDraft(name: string, skip: boolean): Draft | null {
  return useState(() => (skip ? null : readDraft(name)))[0];
}

interface Props {
  name: string;
  initialValues: object;
  /** Filled in when the form appears. */
  draft: Draft | null;
  onDiscard: () => void;
}

/** Inside a form: keeps unsaved input until it is saved or discarded, and says when it comes from before. */
export function KeptInput({ name, initialValues, draft, onDiscard }: Props) {
  const { setValue } = useFormContext();
  const { isDirty } = useFormState();
  const values = useWatch() as Record<string, unknown>;
  useEffect(() => {
    // The form sets its initial values in an effect of its own, after this one.
    const timer = setTimeout(() => {
      for (const [field, value] of Object.entries(draft?.values ?? {})) setValue(field, value, { shouldDirty: true });
    });
    return () => clearTimeout(timer);
  }, [draft, setValue]);
  useEffect(() => {
    if (isDirty) keepDraft(name, { initialValues, values });
    else if (draft === null) removeDraft(name);
  }, [name, initialValues, draft, isDirty, values]);
  useEffect(
    () => () => {
      // Saved or discarded; after an ended session the input waits for the log-in.
      if (session.hasTokens()) removeDraft(name);
    },
    [name],
  );
  if (draft === null) return null;
  const discard = (
    <Button color="inherit" size="small" onClick={onDiscard}>
      버리기
    </Button>
  );
  return (
    <Alert severity="info" variant="outlined" action={discard} sx={{ marginBottom: "14px" }}>
      저장하지 않은 입력을 되살렸어요.
    </Alert>
  );
}
