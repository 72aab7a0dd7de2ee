/** Inline SVG icons of the map: a green circle for a member, a square for a meeting, and a pill with the counts of a cluster. */
import { DivIcon, type LeafletKeyboardEvent, type Marker, Marker as LeafletMarker, type MarkerCluster } from "leaflet";
import {
  formatCounts,
  type MapLocation,
  nameOf,
  type LocationKind,
  type LocationCounts,
  countByKind,
} from "./locations.ts";

/** Paths on a 16 × 16 grid: a head with shoulders, a bowl with steam. */
export const glyphs = {
  member: "M8 7.6a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.7 13.6c.4-3 2.6-4.6 5.3-4.6s4.9 1.6 5.3 4.6Z",
  meeting:
    "M2 7.6h12c0 3-1.900 5-4.200 5.7H6.200C3.900 12.600 2 10.600 2 7.6ZM5.7 5.7c-.9-.9.9-1.900 0-3h1.100c.9 1.100-.9 2.100 0 3ZM9.200 5.7c-.9-.9.9-1.900 0-3h1.100c.9 1.100-.9 2.100 0 3Z",
} as const satisfies Record<LocationKind, string>;

const SVG = "http://www.w3.org/2000/svg";

function createGlyph(kind: LocationKind): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", glyphs[kind]);
  svg.append(path);
  return svg;
}

function createElement(name: "b" | "i", ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

/** An icon that shows the elements themselves: Trusted Types refuse markup. Leaflet's option takes one element and moves it, so each icon gets copies. */
class ElementsIcon extends DivIcon {
  readonly #content: readonly Node[];

  constructor(variant: string, content: readonly Node[], widthPx: number, heightPx: number) {
    super({ className: `location location-${variant}`, iconSize: [widthPx, heightPx] });
    this.#content = content;
  }

  override createIcon(oldIcon?: HTMLElement): HTMLElement {
    const icon = super.createIcon(oldIcon);
    icon.append(...this.#content.map((node) => node.cloneNode(true)));
    return icon;
  }
}

const SIZE_PX = 28;
const markerIcons = {
  member: new ElementsIcon("member", [createGlyph("member")], SIZE_PX, SIZE_PX),
  meeting: new ElementsIcon("meeting", [createGlyph("meeting")], SIZE_PX, SIZE_PX),
};
const kinds = ["member", "meeting"] as const;

/** The location of each Leaflet marker. */
const locationOfMarker = new WeakMap<Marker, MapLocation>();

export function markerOf(location: MapLocation, onSelect: (location: MapLocation) => void): Marker {
  const marker = new LeafletMarker([location.latitude, location.longitude], {
    icon: markerIcons[location.kind],
    title: nameOf(location),
    riseOnHover: true,
  });
  locationOfMarker.set(marker, location);
  marker.on("click", () => onSelect(location));
  // Leaflet focuses a marker but fires no click for its keys.
  return marker.on("keypress", ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key === "Enter") onSelect(location);
  });
}

/** Leaflet centres an icon only when its width is known: for each kind the glyph with its gaps, and the digits of the count. */
const BADGE_PX = 32;
const DIGIT_PX = 9;

function createBadge(kind: LocationKind, counts: LocationCounts): HTMLElement {
  const badge = createElement("b", createGlyph(kind), String(counts[kind]));
  badge.className = kind;
  return badge;
}

export function clusterIcon(cluster: MarkerCluster): DivIcon {
  const locations = cluster.getAllChildMarkers().flatMap((marker) => locationOfMarker.get(marker) ?? []);
  const counts = countByKind(locations);
  const present = kinds.filter((kind) => counts[kind] > 0);
  const digits = present.map((kind) => String(counts[kind])).join("").length;
  return new ElementsIcon(
    "group",
    [
      ...present.map((kind) => createBadge(kind, counts)),
      createElement("i", `${formatCounts(counts)}. 누르면 가까이 보여요.`),
    ],
    present.length * BADGE_PX + digits * DIGIT_PX,
    SIZE_PX,
  );
}
