/** How a chosen place gets from the place picker to the form that asked for it. */
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

/** Called by the picker, which then goes back. */
export function choosePlace(place: SelectedPlace): void {
  useStore.setState({ chosen: place });
}

/** Hands a place that has just been chosen to the form, once. Before the form is left, its own data has to be kept. */
export function usePlaceChoice(onChosen: (place: SelectedPlace) => void): void {
  const chosen = useStore((store) => store.chosen);
  useEffect(() => {
    if (!chosen) return;
    useStore.setState({ chosen: null });
    onChosen(chosen);
  }, [chosen, onChosen]);
}
