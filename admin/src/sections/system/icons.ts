/** Inline SVG icons: a round green member, a square hot meeting, and a pill that counts a group of both. */
import { DivIcon, type LeafletKeyboardEvent, type Marker, Marker as LeafletMarker, type MarkerCluster } from "leaflet";
import { formatTally, type MapPlace, nameOf, type PlaceKind, type Tally, tallyOf } from "./places.ts";

/** Paths on a 16 × 16 grid: a head with shoulders, a bowl with steam. */
export const glyphs = {
  member: "M8 7.6a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.7 13.6c.4-3 2.6-4.6 5.3-4.6s4.9 1.6 5.3 4.6Z",
  meeting:
    "M2 7.6h12c0 3-1.900 5-4.200 5.7H6.200C3.900 12.600 2 10.600 2 7.6ZM5.7 5.7c-.9-.9.9-1.900 0-3h1.100c.9 1.100-.9 2.100 0 3ZM9.200 5.7c-.9-.9.9-1.900 0-3h1.100c.9 1.100-.9 2.100 0 3Z",
} as const satisfies Record<PlaceKind, string>;

const drawing = (kind: PlaceKind) =>
  `<svg viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d="${glyphs[kind]}"/></svg>`;

/** Only constants and numbers go into the markup. */
function icon(look: string, html: string, widthPx: number, heightPx: number): DivIcon {
  return new DivIcon({ className: `place place-${look}`, html, iconSize: [widthPx, heightPx] });
}

const SIZE_PX = 28;
const single = {
  member: icon("member", drawing("member"), SIZE_PX, SIZE_PX),
  meeting: icon("meeting", drawing("meeting"), SIZE_PX, SIZE_PX),
};
const kinds = ["member", "meeting"] as const;

/** The place of each Leaflet marker. */
const placeOfMarker = new WeakMap<Marker, MapPlace>();

export function markerOf(place: MapPlace, onPick: (place: MapPlace) => void): Marker {
  const marker = new LeafletMarker([place.latitude, place.longitude], {
    icon: single[place.kind],
    title: nameOf(place),
    riseOnHover: true,
  });
  placeOfMarker.set(marker, place);
  marker.on("click", () => onPick(place));
  // Leaflet focuses a marker but fires no click for its keys.
  return marker.on("keypress", ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key === "Enter") onPick(place);
  });
}

/** Leaflet centres an icon whose width it knows: the drawing, the gaps and the digits of each kind. */
const BADGE_PX = 32;
const DIGIT_PX = 9;

function badge(kind: PlaceKind, tally: Tally): string {
  return `<b class="${kind}">${drawing(kind)}${tally[kind]}</b>`;
}

export function groupIcon(cluster: MarkerCluster): DivIcon {
  const places = cluster.getAllChildMarkers().flatMap((marker) => placeOfMarker.get(marker) ?? []);
  const tally = tallyOf(places);
  const present = kinds.filter((kind) => tally[kind] > 0);
  const digits = present.map((kind) => String(tally[kind])).join("").length;
  const words = `<i>${formatTally(tally)}. 누르면 가까이 보여요.</i>`;
  return icon(
    "group",
    present.map((kind) => badge(kind, tally)).join("") + words,
    present.length * BADGE_PX + digits * DIGIT_PX,
    SIZE_PX,
  );
}
