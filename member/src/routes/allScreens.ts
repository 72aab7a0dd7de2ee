type LoadModule = () => Promise<unknown>;

/** Loads a screen's module, by its file below `features/`. Vite makes one lazy chunk of every screen that this pattern finds. */
export const allScreens: Readonly<Record<string, LoadModule>> = import.meta.glob("./*/screens/*Screen.tsx", {
  base: "../features/",
});
