/** The part of Leaflet.markercluster that the map uses; react-leaflet-cluster's types refer to these without declaring them. */
import type { DivIcon, FeatureGroup, Layer, LayerOptions, Marker } from "leaflet";

declare module "leaflet" {
  interface MarkerCluster extends Marker {
    getAllChildMarkers(): Marker[];
  }
  interface MarkerClusterGroupOptions extends LayerOptions {
    maxClusterRadius?: number;
    showCoverageOnHover?: boolean;
    animate?: boolean;
    iconCreateFunction?: (cluster: MarkerCluster) => DivIcon;
  }
  interface MarkerClusterGroup extends FeatureGroup {
    addLayers(layers: readonly Layer[]): this;
  }
}
