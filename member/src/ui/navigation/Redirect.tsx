import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** Navigates to another path, replacing this one in the history. */
export function Redirect({ to, state = null }: { to: string; state?: unknown }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true, state }), [navigate, to, state]);
  return null;
}
