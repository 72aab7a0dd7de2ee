import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** Shows nothing and leads to another address, in place of this one in the history. */
export function Redirect({ to }: { to: string }): ReactNode {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
