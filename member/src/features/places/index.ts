/** The exports of `places` for other areas. */
export { PositionChooser } from "./components/PositionChooser.tsx";
export { SAVING_FAILED, savePosition } from "./model/savePosition.ts";
export { PlaceField } from "./components/PlaceField.tsx";
export { placeOf, useSelectedPlace, type SelectedPlace } from "./model/selectedPlace.ts";
