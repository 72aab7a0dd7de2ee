import { useCallback, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSearchParams } from "../navigation/useSearchParams.ts";

const PARAM = "sheet";

/** The navigation state of a link from a page to one of its own sheets, which a step back closes. */
export const SHEET_PUSHED = { sheetPushed: true };

/**
 * Keeps the name of the open sheet in the URL (`?sheet=name`), so that the back button closes it and a reload shows it again.
 * One sheet is open at a time.
 */
export function useSheetParam() {
  const navigate = useNavigate();
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const state: unknown = location.state;
  const name = params.get(PARAM);
  // A step back may have closed the sheet while a question was open above it.
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    isOpen.current = name !== null;
  }, [name]);
  const pushed = typeof state === "object" && state !== null && "sheetPushed" in state;

  const show = useCallback(
    (newName: string) => {
      const next = new URLSearchParams(params);
      next.set(PARAM, newName);
      // Keeps the page's own navigation state.
      setParams(next, { state: { ...(typeof state === "object" ? state : null), ...SHEET_PUSHED } });
    },
    [params, setParams, state],
  );

  const hide = useCallback(() => {
    if (!isOpen.current) return;
    if (pushed) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(params);
    next.delete(PARAM);
    setParams(next, { replace: true, state });
  }, [pushed, navigate, params, setParams, state]);

  return { name, show, hide };
}

/** One sheet of a screen, by its name. */
export function useSheetInUrl(name: string) {
  const { name: openName, show, hide } = useSheetParam();
  return { open: openName === name, show: useCallback(() => show(name), [show, name]), hide };
}
