import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** Navigates to another path, replacing this one in the history. */
export function Redirect({ to }: { to: string }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
