/** What a map app shares about a place: manifest.webmanifest sends it to the choice of a place (R60). */
import { parameterLimits } from "@babchingu/openapi/limits";

const WEB_ADDRESS = /https?:\/\/\S+/g;
/** "[네이버 지도]", "[카카오맵]". */
const SENDER = /^\s*\[[^\]]*\]\s*/;
/** The name in the addresses of Google Maps, Naver Map and Kakao Map. */
const NAME_IN_ADDRESS = /(?:\/maps\/place\/|\/search\/|[?&]q=)([^/?&@]+)/;

function nameInAddress(text: string): string {
  try {
    return decodeURIComponent((NAME_IN_ADDRESS.exec(text)?.[1] ?? "").replaceAll("+", " "));
  } catch {
    return "";
  }
}

/**
 * The name to search for: the first line of the text or the title, without the sender and web addresses; otherwise what the address
 * says. Null when nothing was shared, empty when it has no name.
 */
export function sharedPlaceName(params: URLSearchParams): string | null {
  const shared = ["text", "title", "url"].map((name) => params.get(name) ?? "");
  if (shared.every((part) => part === "")) return null;
  const lines = shared.join("\n").split("\n");
  const names = lines.map((line) => line.replace(WEB_ADDRESS, "").replace(SENDER, "").trim());
  const name = names.find((line) => line !== "") ?? nameInAddress(shared.join("\n")).trim();
  return Array.from(name).slice(0, parameterLimits.searchPlaces.term.maxLength).join("");
}
