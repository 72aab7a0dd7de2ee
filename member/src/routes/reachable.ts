import { screens } from "./screens.ts";
import { routes } from "./table.ts";

const patterns = routes
  .filter(({ screen }) => screens[screen] !== undefined)
  .map(({ path }) => new RegExp(`^/${path.replaceAll(/:\w+/g, "[^/]+")}$`));

/** Whether a link leads to a screen: a row of the table whose module isn't there would end at the 404 page. */
export function isReachable(link: string): boolean {
  return patterns.some((pattern) => pattern.test(link));
}
