import type { ReactNode } from "react";
import { ImageStep } from "../components/ImageStep.tsx";
import { PlaceStep } from "../components/PlaceStep.tsx";
import { useSearchParams } from "../../../ui/navigation/useSearchParams.ts";

const STEP = "step";
const PLACE = "place";

/** The two steps after the sign-up: an image, then a position. The step is in the URL for the back button. */
export function WelcomeScreen(): ReactNode {
  const [params, setParams] = useSearchParams();
  if (params.get(STEP) === PLACE) return <PlaceStep />;
  return <ImageStep onNext={() => setParams({ [STEP]: PLACE })} />;
}
