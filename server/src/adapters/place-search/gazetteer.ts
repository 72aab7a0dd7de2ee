import { distanceM } from "@babchingu/openapi";
import { limits } from "@babchingu/openapi/limits";
import type { GazetteerRow } from "./gazetteer-row.ts";
import { busan } from "./places-busan.ts";
import { cities } from "./places-cities.ts";
import { seoulAreas } from "./places-seoul-areas.ts";
import { seoulTables } from "./places-seoul-tables.ts";
import type { FoundPlace, PlacePage, PlaceQuery, PlaceSearch } from "./place-search.ts";

const PAGE_SIZE = limits.PlaceSearchResponse.places.pageSize;

interface Entry {
  place: FoundPlace;
  /** Without white space, in lower case. */
  name: string;
  text: string;
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, "");
}

function toEntry([name, address, phone, latitude, longitude]: GazetteerRow): Entry {
  const place = { name, address, phone, latitude, longitude };
  return { place, name: fold(name), text: fold(`${name} ${address}`) };
}

/** How well a place matches: the smaller the better, null when a word is missing. */
function rankOf(entry: Entry, whole: string, words: string[]): number | null {
  if (entry.name === whole) return 0;
  if (entry.name.startsWith(whole)) return 1;
  if (words.every((word) => entry.name.includes(word))) return 2;
  return words.every((word) => entry.text.includes(word)) ? 3 : null;
}

/** Place search among well-known places that come with the server: for when no maps service is configured (D34). */
export class Gazetteer implements PlaceSearch {
  readonly #entries: Entry[];

  constructor(rows: readonly GazetteerRow[] = [...seoulAreas, ...seoulTables, ...busan, ...cities]) {
    this.#entries = rows.map(toEntry);
  }

  async search({ term, near, page }: PlaceQuery): Promise<PlacePage> {
    const words = term.split(/\s+/).map(fold).filter(Boolean);
    const whole = fold(term);
    const found = this.#entries
      .flatMap((entry) => {
        const rank = rankOf(entry, whole, words);
        return rank === null ? [] : [{ place: entry.place, rank, awayM: distanceM(near, entry.place) }];
      })
      .toSorted((a, b) => a.rank - b.rank || a.awayM - b.awayM);
    const start = page * PAGE_SIZE;
    return {
      places: found.slice(start, start + PAGE_SIZE).map(({ place }) => place),
      hasMore: found.length > start + PAGE_SIZE,
    };
  }
}
