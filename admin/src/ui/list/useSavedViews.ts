/** Filters and orders of a list that an operator has named, stored on this device. */
import { useStore } from "react-admin";
import type { ResourceName } from "../../dataProvider/resource.ts";
import { VIEW_KEY_PREFIX } from "./useListView.ts";

export interface SavedView {
  name: string;
  /** `?status=PENDING&sort=id`: read again as an address is, so that an outdated one shows the list unfiltered. */
  query: string;
}

export const VIEW_NAME_LENGTH_MAX = 20;
const VIEWS_MAX = 20;
const NO_VIEWS: readonly SavedView[] = [];

/** A name that is saved again replaces its view; of too many the oldest is dropped. */
export function addView(views: readonly SavedView[], view: SavedView): SavedView[] {
  return [...views.filter(({ name }) => name !== view.name), view].slice(-VIEWS_MAX);
}

export function useSavedViews(resource: ResourceName) {
  const [views, setViews] = useStore<readonly SavedView[]>(`${VIEW_KEY_PREFIX}saved.${resource}`, NO_VIEWS);
  return {
    views,
    save: (view: SavedView) => setViews(addView(views, view)),
    remove: (name: string) => setViews(views.filter((view) => view.name !== name)),
  };
}
