import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/** A component that is loaded when it is first shown, after what matters; where it can't be loaded, nothing is shown. */
export function lazyOptional<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  );
}
