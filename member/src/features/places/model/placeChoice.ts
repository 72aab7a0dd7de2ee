/** Passes a chosen place from the place picker to the form that opened it. */
import { useEffect } from "react";
import { create } from "zustand";

/** A place for a meeting (member §3, "Selected place"). */
export interface SelectedPlace {
  name: string;
  address: string | null;
  phone: string | null;
  latitude: number;
  longitude: number;
  /** The partner store's id, or null for any other place. */
  partnerPlaceId: number | null;
}

const useStore = create<{ chosen: SelectedPlace | null }>(() => ({ chosen: null }));

/** Called by the picker, which then navigates back. */
export function choosePlace(place: SelectedPlace): void {
  useStore.setState({ chosen: place });
}

/** Calls `onChosen` once with the place that was chosen in the picker. The caller must save its draft before navigating to the picker. */
export function usePlaceChoice(onChosen: (place: SelectedPlace) => void): void {
  const chosen = useStore((store) => store.chosen);
  useEffect(() => {
    if (!chosen) return;
    useStore.setState({ chosen: null });
    onChosen(chosen);
  }, [chosen, onChosen]);
}
