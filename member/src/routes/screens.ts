import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type ScreenModule = Record<string, ComponentType>;
type LazyScreen = LazyExoticComponent<ComponentType>;

const FOLDER = "../screens/";

// Vite makes one lazy chunk of every screen that this pattern finds.
const modules = import.meta.glob<ScreenModule>("../screens/*/*Screen.tsx");

function lazyScreen(name: string, load: () => Promise<ScreenModule>): LazyScreen {
  const exportName = name.slice(name.indexOf("/") + 1);
  return lazy(async () => {
    const component = (await load())[exportName];
    if (!component) throw new Error(`src/screens/${name}.tsx must export ${exportName}.`);
    return { default: component };
  });
}

/** The screens that exist, by the name that the route table uses: "meetings/MeetingListScreen". */
export const screens: Readonly<Partial<Record<string, LazyScreen>>> = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => {
    const name = file.slice(FOLDER.length, -".tsx".length);
    return [name, lazyScreen(name, load)];
  }),
);
