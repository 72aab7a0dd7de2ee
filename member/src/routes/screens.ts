import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type ScreenModule = Record<string, ComponentType>;

// Vite makes one lazy chunk of every screen that this pattern finds.
const modules = import.meta.glob<ScreenModule>("../screens/*/*Screen.tsx");

/** The screens that exist, named as in the route table: "meetings/MeetingListScreen". */
export const screenNames: readonly string[] = Object.keys(modules).map((file) =>
  file.slice("../screens/".length, -".tsx".length),
);

const cache = new Map<string, LazyExoticComponent<ComponentType>>();

/** The lazy component of a screen, the same at each call; undefined when its module doesn't exist. */
export function lazyScreen(name: string): LazyExoticComponent<ComponentType> | undefined {
  const load = modules[`../screens/${name}.tsx`];
  if (!load) return undefined;
  const known = cache.get(name);
  if (known) return known;
  const exportName = name.slice(name.indexOf("/") + 1);
  const screen = lazy(async () => {
    const component = (await load())[exportName];
    if (!component) throw new Error(`src/screens/${name}.tsx must export ${exportName}.`);
    return { default: component };
  });
  cache.set(name, screen);
  return screen;
}
