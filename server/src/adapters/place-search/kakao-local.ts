import { limits } from "@babchingu/openapi/limits";
import * as v from "valibot";
import { ApiError } from "../../lib/api-error.ts";
import type { FoundPlace, PlacePage, PlaceQuery, PlaceSearch } from "./place-search.ts";

const KAKAO_URL = "https://dapi.kakao.com";
const TIMEOUT_MS = 4000;
const PAGE_SIZE = limits.PlaceSearchResponse.places.pageSize;
const { name: nameLimits, address: addressLimits, phone: phoneLimits } = limits.FoundPlace;

/** The fields used of Kakao Local's keyword search. Coordinates are strings. */
const SearchResponse = v.object({
  meta: v.object({ is_end: v.boolean() }),
  documents: v.array(
    v.object({
      place_name: v.string(),
      address_name: v.string(),
      road_address_name: v.string(),
      phone: v.string(),
      x: v.string(),
      y: v.string(),
    }),
  ),
});

type KakaoDocument = v.InferOutput<typeof SearchResponse>["documents"][number];

export interface KakaoLocalOptions {
  restApiKey: string;
  baseUrl?: string;
  timeoutMs?: number;
}

/** Truncates by code points, as the contract counts. */
function truncate(text: string, length: number): string {
  return Array.from(text.trim()).slice(0, length).join("").trim();
}

function toPhone(text: string): string | null {
  const fits = new RegExp(phoneLimits.pattern).test(text) && text.length <= phoneLimits.maxLength;
  return fits ? text : null;
}

/** Null for a document without a required field. */
function toPlace(document: KakaoDocument): FoundPlace | null {
  const name = truncate(document.place_name, nameLimits.maxLength);
  const address = truncate(document.road_address_name || document.address_name, addressLimits.maxLength);
  const latitude = Number.parseFloat(document.y);
  const longitude = Number.parseFloat(document.x);
  if (name === "" || address === "" || Number.isNaN(latitude) || Number.isNaN(longitude)) return null;
  return { name, address, phone: toPhone(document.phone), latitude, longitude };
}

/** Place search by Kakao Local (https://developers.kakao.com/docs/latest/ko/local/dev-guide#search-by-keyword). */
export class KakaoLocal implements PlaceSearch {
  readonly #options: Required<KakaoLocalOptions>;

  constructor(options: KakaoLocalOptions) {
    this.#options = { baseUrl: KAKAO_URL, timeoutMs: TIMEOUT_MS, ...options };
  }

  async search(query: PlaceQuery): Promise<PlacePage> {
    const response = await this.#request(query).catch((cause: unknown) => {
      throw Object.assign(new ApiError("UPSTREAM_FAILED"), { cause });
    });
    return {
      places: response.documents.slice(0, PAGE_SIZE).flatMap((document) => toPlace(document) ?? []),
      hasMore: !response.meta.is_end,
    };
  }

  async #request(query: PlaceQuery): Promise<v.InferOutput<typeof SearchResponse>> {
    const url = new URL("/v2/local/search/keyword.json", this.#options.baseUrl);
    url.search = new URLSearchParams({
      query: query.term,
      x: String(query.near.longitude),
      y: String(query.near.latitude),
      page: String(query.page + 1),
      size: String(PAGE_SIZE),
      sort: "accuracy",
    }).toString();
    const response = await fetch(url, {
      headers: { Authorization: `KakaoAK ${this.#options.restApiKey}` },
      signal: AbortSignal.timeout(this.#options.timeoutMs),
    });
    if (!response.ok) throw new Error(`Kakao Local answered ${response.status}.`);
    return v.parse(SearchResponse, await response.json());
  }
}
