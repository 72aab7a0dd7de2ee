import { useCallback } from "react";
import { useNavigate } from "react-router-dom";

/** Navigates back one page inside the app, or to `fallback` when the visit began on this page. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    // React Router numbers its history entries; 0 is the one the visit began with.
    const state: unknown = window.history.state;
    const index = typeof state === "object" && state !== null && "idx" in state ? state.idx : 0;
    if (typeof index === "number" && index > 0) void navigate(-1);
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}
