import type { Position } from "@babchingu/openapi";
import type { components } from "@babchingu/openapi/types";

export type FoundPlace = components["schemas"]["FoundPlace"];
export type PlacePage = components["schemas"]["PlaceSearchResponse"];

export interface PlaceQuery {
  /** Trimmed. */
  term: string;
  /** Nearer places are ranked higher. */
  near: Position;
  /** Zero-based. */
  page: number;
}

/** A source of places (D34). */
export interface PlaceSearch {
  /** @throws ApiError UPSTREAM_FAILED when the source fails or doesn't respond in time. */
  search(query: PlaceQuery): Promise<PlacePage>;
}
