import type { Config } from "../../config.ts";
import { GazetteerSearch } from "./gazetteer.ts";
import { KakaoLocal } from "./kakao-local.ts";
import type { PlaceSearch } from "./place-search.ts";

/** Kakao Local when its key is set, otherwise the built-in places (D34). */
export function createPlaceSearch(config: Pick<Config, "kakao">): PlaceSearch {
  return config.kakao === null ? new GazetteerSearch() : new KakaoLocal({ restApiKey: config.kakao.restApiKey });
}
