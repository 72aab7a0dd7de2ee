/** The exports of `places` for other areas. */
export { PlaceChooser } from "./components/PlaceChooser.tsx";
export { SAVING_FAILED, savePlace } from "./model/savePlace.ts";
export { PlaceField } from "./components/PlaceField.tsx";
export { usePlaceChoice, type SelectedPlace } from "./model/placeChoice.ts";
