/** View settings of a list, stored on this device: hidden columns, and the density, which all lists share. */
import { useStore } from "react-admin";
import type { ResourceName } from "../../dataProvider/resource.ts";

export type Density = "compact" | "roomy";
export const densityLabels: Readonly<Record<Density, string>> = { compact: "촘촘하게", roomy: "넉넉하게" };
/** Prefix of store keys that survive a log-out: they belong to the device, not to the session. */
export const VIEW_KEY_PREFIX = "view.";

const NOTHING_HIDDEN: readonly string[] = [];

export type ListView = ReturnType<typeof useListView>;

export function useListView(resource: ResourceName) {
  const [density, setDensity] = useStore<Density>(`${VIEW_KEY_PREFIX}density`, "compact");
  const [hidden, setHidden] = useStore<readonly string[]>(`${VIEW_KEY_PREFIX}hidden.${resource}`, NOTHING_HIDDEN);
  const validDensity: Density = density === "roomy" ? "roomy" : "compact";
  return {
    density: validDensity,
    setDensity,
    hidden,
    toggle: (field: string) =>
      setHidden(hidden.includes(field) ? hidden.filter((each) => each !== field) : [...hidden, field]),
    showAll: () => setHidden(NOTHING_HIDDEN),
  };
}
