import { useCallback, useMemo } from "react";
import { type NavigateOptions, useLocation, useNavigate } from "react-router-dom";

/** Replaces all parameters of the URL. */
type SetParams = (params: URLSearchParams | Record<string, string>, options?: NavigateOptions) => void;

/** The parameters of the URL. The router's own hook also has defaults, lists and updater functions, which the app doesn't use. */
export function useSearchParams(): [params: URLSearchParams, setParams: SetParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const setParams = useCallback<SetParams>(
    (params, options) => void navigate(`?${new URLSearchParams(params).toString()}`, options),
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), setParams];
}
