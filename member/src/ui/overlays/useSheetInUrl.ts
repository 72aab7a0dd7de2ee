import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSearchParams } from "../navigation/useSearchParams.ts";

const PARAM = "sheet";

/**
 * Keeps an open sheet in the URL (`?sheet=name`), so that the back button closes it and a reload shows it again.
 * One sheet is open at a time.
 */
export function useSheetInUrl(name: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const state: unknown = location.state;
  const pushed = typeof state === "object" && state !== null && "sheetPushed" in state;

  const show = useCallback(() => {
    const next = new URLSearchParams(params);
    next.set(PARAM, name);
    // Keeps the page's own navigation state.
    setParams(next, { state: { ...(typeof state === "object" ? state : null), sheetPushed: true } });
  }, [params, setParams, name, state]);

  const hide = useCallback(() => {
    if (pushed) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(params);
    next.delete(PARAM);
    setParams(next, { replace: true, state });
  }, [pushed, navigate, params, setParams, state]);

  return { open: params.get(PARAM) === name, show, hide };
}
