import type { ReactNode } from "react";
import { ImageStep } from "../components/ImageStep.tsx";
import { PositionStep } from "../components/PositionStep.tsx";
import { useSearchParams } from "../../../ui/navigation/useSearchParams.ts";

const STEP_PARAM = "step";
const POSITION_STEP = "place";

/** The two steps after the sign-up: an image, then a position. The step is in the URL for the back button. */
export function WelcomeScreen(): ReactNode {
  const [params, setParams] = useSearchParams();
  if (params.get(STEP_PARAM) === POSITION_STEP) return <PositionStep />;
  return <ImageStep onNext={() => setParams({ [STEP_PARAM]: POSITION_STEP })} />;
}
