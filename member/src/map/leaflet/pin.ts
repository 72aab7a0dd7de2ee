import { DivIcon, type DivIconOptions } from "leaflet";
import styles from "../map.module.css";

/** `partner`: a store with a benefit. */
export type PinVariant = "meeting" | "partner" | "selected";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 40;
const HEIGHT = 50;
const PIN_OUTLINE =
  "M20 1.500C9.800 1.500 1.500 9.700 1.500 19.800c0 11.400 10.300 18.400 16.700 27.800a2.200 2.200 0 0 0 3.600 0c6.400-9.400 16.700-16.400 16.700-27.800C38.500 9.700 30.200 1.500 20 1.500z";
const BOWL = "M9.500 19.500h21c0 5-2.800 8.600-6.600 10.200h-7.800c-3.800-1.600-6.600-5.200-6.600-10.200z";
const STEAM = "M16.500 15.500c-1.800-1.800 1.800-3.200 0-5.200M23.500 15.500c-1.800-1.800 1.800-3.200 0-5.200";

function createSvgElement(name: "path" | "svg", attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** A pin with a bowl, for the icons of markers and for the picker's fixed pin. */
export function createPinSvg(): SVGElement {
  const svg = createSvgElement("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true", focusable: "false" });
  svg.append(
    createSvgElement("path", { d: PIN_OUTLINE, class: styles["drop"] ?? "" }),
    createSvgElement("path", { d: BOWL, class: styles["bowl"] ?? "" }),
    createSvgElement("path", { d: STEAM, class: styles["steam"] ?? "" }),
  );
  return svg;
}

/**
 * A marker's icon. Built from elements, never from markup: the name comes from members.
 * @param name read by screen readers
 * @param count how many items are here; a badge shows more than one
 */
export function createPinIcon(variant: PinVariant, name: string, count = 1): DivIcon {
  const root = document.createElement("span");
  root.className = styles["pin"] ?? "";
  root.dataset["variant"] = variant;
  const label = document.createElement("span");
  label.className = "visually-hidden";
  label.textContent = name;
  root.append(createPinSvg(), label);
  if (count > 1) {
    const badge = document.createElement("span");
    badge.className = styles["count"] ?? "";
    badge.ariaHidden = "true";
    badge.textContent = String(count);
    root.append(badge);
  }
  const options: DivIconOptions = {
    html: root,
    className: styles["marker"] ?? "",
    iconSize: [WIDTH + 4, HEIGHT],
    iconAnchor: [(WIDTH + 4) / 2, HEIGHT],
  };
  return new DivIcon(options);
}
