import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type LazyScreen = LazyExoticComponent<ComponentType>;

/**
 * The screens that visits begin with: the first script knows their chunks. The names of all chunks are a file of their own,
 * so that no visit waits for the names of fifty screens.
 */
const firstScreens = import.meta.glob(
  [
    "./account/screens/{Landing,Login}Screen.tsx",
    "./meetings/screens/Meeting{,List}Screen.tsx",
    "./chat/screens/Chat{List,Room}Screen.tsx",
    "./explore/screens/ExploreScreen.tsx",
    "./mypage/screens/MypageScreen.tsx",
  ],
  { base: "../features/" },
);

async function loadScreen(name: string): Promise<{ default: ComponentType }> {
  const [area, module = ""] = name.split("/");
  const file = `./${area}/screens/${module}.tsx`;
  const load = firstScreens[file] ?? (await import("./allScreens.ts")).allScreens[file];
  if (!load) throw new Error(`No screen ${name}.`);
  // `FooScreen.tsx` exports the component `FooScreen`; React names the module when it doesn't.
  return { default: ((await load()) as Record<string, ComponentType>)[module] as ComponentType };
}

const screens = new Map<string, LazyScreen>();

/** The screen of a row of the route table, "meetings/MeetingListScreen": one component however often it is asked for. Loading it fails when no area has it. */
export function findScreen(name: string): LazyScreen {
  const screen = screens.get(name) ?? lazy(() => loadScreen(name));
  screens.set(name, screen);
  return screen;
}
