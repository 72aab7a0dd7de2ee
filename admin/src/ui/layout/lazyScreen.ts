import { type ComponentType, lazy, type LazyExoticComponent } from "react";

/** A section's screen in a chunk of its own. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy<ComponentType>(async () => ({ default: (await load())[name] }));
}
