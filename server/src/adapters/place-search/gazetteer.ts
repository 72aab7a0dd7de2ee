import { distanceM } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import { busan } from "./places-busan.ts";
import { cities } from "./places-cities.ts";
import { seoulAreas } from "./places-seoul-areas.ts";
import { seoulRestaurants } from "./places-seoul-restaurants.ts";
import type { FoundPlace, PlacePage, PlaceQuery, PlaceSearch } from "./place-search.ts";

const PAGE_SIZE = limits.PlaceSearchResponse.places.pageSize;

export const gazetteerPlaces: readonly FoundPlace[] = [...seoulAreas, ...seoulRestaurants, ...busan, ...cities].map(
  ([name, address, phone, latitude, longitude]) => ({ name, address, phone, latitude, longitude }),
);

interface Entry {
  place: FoundPlace;
  /** Lower case, without white space. */
  name: string;
  text: string;
}

function normalize(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, "");
}

function toEntry(place: FoundPlace): Entry {
  return { place, name: normalize(place.name), text: normalize(`${place.name} ${place.address}`) };
}

/** How well a place matches, 0 for the best; null when a word is missing. */
function rankOf(entry: Entry, query: string, words: string[]): number | null {
  if (entry.name === query) return 0;
  if (entry.name.startsWith(query)) return 1;
  if (words.every((word) => entry.name.includes(word))) return 2;
  return words.every((word) => entry.text.includes(word)) ? 3 : null;
}

const entries = gazetteerPlaces.map(toEntry);

/** Place search in a built-in list of well-known places, used without a maps service (D34). */
export class GazetteerSearch implements PlaceSearch {
  async search({ term, near, page }: PlaceQuery): Promise<PlacePage> {
    const words = term.split(/\s+/).map(normalize).filter(Boolean);
    const query = normalize(term);
    const found = entries
      .flatMap((entry) => {
        const rank = rankOf(entry, query, words);
        return rank === null ? [] : [{ place: entry.place, rank, distanceM: distanceM(near, entry.place) }];
      })
      .toSorted((a, b) => a.rank - b.rank || a.distanceM - b.distanceM);
    const start = page * PAGE_SIZE;
    return {
      places: found.slice(start, start + PAGE_SIZE).map(({ place }) => place),
      hasMore: found.length > start + PAGE_SIZE,
    };
  }
}
