/** Passes the selected place from the place picker to the form that opened it. */
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

const useStore = create<{ selected: SelectedPlace | null }>(() => ({ selected: null }));

/** Called by the picker, which then navigates back. */
export function selectPlace(place: SelectedPlace): void {
  useStore.setState({ selected: place });
}

/**
 * Calls `onSelected` once with the place that was selected in the picker. The caller must save its draft before navigating
 * to the picker.
 */
export function useSelectedPlace(onSelected: (place: SelectedPlace) => void): void {
  const selected = useStore((store) => store.selected);
  useEffect(() => {
    if (!selected) return;
    useStore.setState({ selected: null });
    onSelected(selected);
  }, [selected, onSelected]);
}
