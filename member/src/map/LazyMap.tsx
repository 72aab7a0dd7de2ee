import { Component, type ReactNode, Suspense } from "react";
import styles from "./map.module.css";
import { MapLoading } from "./MapLoading.tsx";

/** The frame of a lazy map: a placeholder while its code is loaded, a message when that fails (no network, new release). */
export class LazyMap extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (this.state.failed) return <p className={styles.loading}>지도를 불러오지 못했어요.</p>;
    return <Suspense fallback={<MapLoading />}>{this.props.children}</Suspense>;
  }
}
