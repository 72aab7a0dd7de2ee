import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type ScreenModule = Record<string, ComponentType>;
type LazyScreen = LazyExoticComponent<ComponentType>;

// Vite makes one lazy chunk of every screen that this pattern finds.
const modules = import.meta.glob<ScreenModule>("./*/screens/*Screen.tsx", { base: "../features/" });

/** The module `FooScreen.tsx` exports the component `FooScreen`; React names the module when it doesn't. */
function lazyScreen(exportName: string, load: () => Promise<ScreenModule>): LazyScreen {
  return lazy(async () => ({ default: (await load())[exportName] as ComponentType }));
}

/** The screens that exist, by the name that the route table uses: "meetings/MeetingListScreen". */
export const screens: Readonly<Partial<Record<string, LazyScreen>>> = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => {
    const [area = "", , module = ""] = file.slice("./".length, -".tsx".length).split("/");
    return [`${area}/${module}`, lazyScreen(module, load)];
  }),
);

/** The screen of a row of the route table. @throws when no area has it */
export function findScreen(name: string): LazyScreen {
  const screen = screens[name];
  if (!screen) throw new Error(`No screen ${name}.`);
  return screen;
}
