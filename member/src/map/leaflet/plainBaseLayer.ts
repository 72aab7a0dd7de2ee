import { GridLayer } from "leaflet";
import styles from "../map.module.css";

/** The plain base layer (D33): a paper ground with a soft grid that moves and scales with the map. */
export class PlainBaseLayer extends GridLayer {
  constructor() {
    // Below the tiles, visible wherever they are missing.
    super({ zIndex: 0 });
  }

  protected override createTile(): HTMLElement {
    const tile = document.createElement("div");
    tile.className = styles["ground"] ?? "";
    return tile;
  }
}
