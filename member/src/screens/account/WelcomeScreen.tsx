import type { ReactNode } from "react";
import { PhotoStep } from "./PhotoStep.tsx";
import { PlaceStep } from "./PlaceStep.tsx";
import { useSearchParams } from "../../ui/useSearchParams.ts";

const STEP = "step";
const PLACE = "place";

/** The two steps after the sign-up: a photo, then a place. The step is in the address, so that back goes back. */
export function WelcomeScreen(): ReactNode {
  const [params, setParams] = useSearchParams();
  if (params.get(STEP) === PLACE) return <PlaceStep />;
  return <PhotoStep onNext={() => setParams({ [STEP]: PLACE })} />;
}
