/** Passes the selected place from the place picker to the form that opened it. */
import type { MeetingDetail } from "@babchingu/openapi/types";
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

/** Where a meeting takes place. */
export function placeOf(meeting: MeetingDetail): SelectedPlace {
  return {
    name: meeting.placeName,
    address: meeting.placeAddress,
    phone: meeting.placePhone,
    latitude: meeting.placeLatitude,
    longitude: meeting.placeLongitude,
    partnerPlaceId: meeting.partnerPlaceId,
  };
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
